import type { Localizer } from '../i18n/messages.js';
import type { Fault } from './number-list.js';
import type { CafeRequest } from './requests.js';

/** What was typed and cannot be taken, and why. */
export interface Draft {
  readonly text: string;
  readonly fault: Fault;
}

/** What the parts of the lobby need from it: its language, and a way to ask for something. */
export interface LobbyDesk {
  readonly locale: Localizer;
  /** Sends a request up; then every control shows the house as it is, whether the wish was granted or not. */
  ask(request: CafeRequest): void;
  /** What was typed for an option and waits to be mended. */
  draft(option: string): Draft | undefined;
  /** Keeps it, or forgets it. */
  keep(option: string, draft: Draft | undefined): void;
}
