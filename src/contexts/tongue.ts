import type { ReactiveControllerHost } from 'lit';
import { atHand, fetchLocalizer, languageFor } from '../i18n/languages.js';
import type { Language } from '../i18n/messages.js';
import { NearestLang } from './nearest-lang.js';

/** What an element does with the languages that come to it. */
export interface Speaker {
  /** The language around the element is here. */
  speak(language: Language): void;
  /** It could not be fetched; the element goes on in the one that it has. */
  missed(tag: string): void;
}

/** Brings an element the language that is set around it; one that has to be fetched comes while the game goes on. */
export class Tongue {
  private wanted = '';

  constructor(
    host: ReactiveControllerHost & Element,
    private readonly speaker: Speaker,
  ) {
    new NearestLang(host, (lang) => {
      this.want(languageFor(lang));
    });
  }

  private want(language: string): void {
    if (language === this.wanted) return;
    this.wanted = language;
    const localizer = atHand(language);
    if (localizer) this.speaker.speak(localizer);
    else void this.fetch(language);
  }

  private async fetch(language: string): Promise<void> {
    try {
      const localizer = await fetchLocalizer(language);
      if (language === this.wanted) this.speaker.speak(localizer);
    } catch {
      if (language !== this.wanted) return;
      this.wanted = '';
      this.speaker.missed(language);
    }
  }
}
