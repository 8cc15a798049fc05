import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Localizer } from '../i18n/messages.js';
import type { Settings } from '../referee/index.js';
import { bookDialog, openBook } from './book-dialog.js';
import type { Hotkey } from './hotkeys.js';
import { keysDialog, openKeys } from './keys-dialog.js';

/** What lies over the table: the rule book, the list of keys, or nothing. */
export class Sheets implements ReactiveController {
  /** Where the rule book is open. */
  private section: string | undefined;
  private keys = false;
  /** It was asked for and is not open yet. */
  private asked = false;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.section !== undefined || this.keys;
  }

  showBook(section: string): void {
    this.show(section, false);
  }

  showKeys(): void {
    this.show(undefined, true);
  }

  render(localizer: Localizer, settings: Settings, off: readonly Hotkey[]): TemplateResult | typeof nothing {
    const { section, keys, close } = this;
    if (keys) return keysDialog(localizer, off, close);
    return section === undefined ? nothing : html`${bookDialog(localizer, settings, close)}`;
  }

  hostUpdated(): void {
    if (!this.asked) return;
    this.asked = false;
    if (this.keys) openKeys(this.host.renderRoot);
    else if (this.section !== undefined) void openBook(this.host.renderRoot, this.section);
  }

  /** A dialog that left the page does not come back as one. */
  hostDisconnected(): void {
    this.close();
  }

  private readonly close = (): void => {
    this.section = undefined;
    this.keys = false;
    this.host.requestUpdate();
  };

  private show(section: string | undefined, keys: boolean): void {
    this.section = section;
    this.keys = keys;
    this.asked = true;
    this.host.requestUpdate();
  }
}
