import type { Localizer } from '../i18n/messages.js';
import type { CafeRequest } from './requests.js';

/** What the parts of the lobby need from it: its language, and a way to ask for something. */
export interface LobbyDesk {
  readonly locale: Localizer;
  /** Sends a request up; then every control shows the house as it is, whether the wish was granted or not. */
  ask(request: CafeRequest): void;
}
