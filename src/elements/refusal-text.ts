import type { RefusalView } from '../flow/views.js';
import type { Localizer } from '../i18n/messages.js';

/** Why a wish was refused and what would be right, in one or two short sentences. */
export function refusalText(locale: Localizer, { code, guest, tables }: RefusalView): string {
  return locale.text(`reason-${code}`, { guest: guest?.token ?? '', tables: tables.join(' ') });
}
