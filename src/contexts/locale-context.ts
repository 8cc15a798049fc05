import { ContextConsumer, createContext } from '@lit/context';
import type { ReactiveControllerHost } from 'lit';
import { english, type Localizer, type MessageArgs } from '../i18n/messages.js';

/** The language of the nearest table. The key is shared by all copies of this package on a page. */
export const localeContext = createContext<Localizer>(Symbol.for('cafe-international/locale'));

/** Gives an element its language: the one that is provided around it, else English. A change redraws the element. */
export class LocaleController implements Localizer {
  private readonly consumer: ContextConsumer<typeof localeContext, ReactiveControllerHost & HTMLElement>;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.consumer = new ContextConsumer(host, { context: localeContext, subscribe: true });
  }

  get lang(): string {
    return this.language.lang;
  }

  get direction(): 'ltr' | 'rtl' {
    return this.language.direction;
  }

  text(id: string, args?: MessageArgs): string {
    return this.language.text(id, args);
  }

  /** Another object with every change of the language, or of what it calls the nations. */
  get language(): Localizer {
    return this.consumer.value ?? english;
  }
}
