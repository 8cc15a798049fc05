/** How `<cafe-international>` looks and speaks: its pack, and the language of the page around it, for all its parts. */
import { ContextProvider } from '@lit/context';
import type { PropertyValues } from 'lit';
import { localeContext } from '../contexts/locale-context.js';
import { packContext } from '../contexts/pack-context.js';
import { Tongue } from '../contexts/tongue.js';
import { english, type Localizer } from '../i18n/messages.js';
import { CafeSettings } from './cafe-settings.js';

export abstract class CafeGuise extends CafeSettings {
  private readonly language = new ContextProvider(this, { context: localeContext, initialValue: english });
  private readonly look = new ContextProvider(this, { context: packContext, initialValue: this.settledPack });

  /** The language as its messages have it, before the pack calls nations otherwise. */
  private plain = english;

  constructor() {
    super();
    new Tongue(this, {
      speak: (localizer) => {
        this.plain = localizer;
        this.speak();
        this.requestUpdate();
      },
      missed: (language) => {
        this.report({ code: 'locale-failed', text: `The texts for "${language}" could not be fetched.`, at: 'lang' });
      },
    });
  }

  protected get localizer(): Localizer {
    return this.language.value;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('pack')) return;
    this.look.setValue(this.settledPack);
    this.speak();
  }

  private speak(): void {
    const names = this.settledPack.names?.[this.plain.lang];
    this.language.setValue(names === undefined ? this.plain : this.plain.calling(names));
  }
}
