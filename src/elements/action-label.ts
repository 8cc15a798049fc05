import type { NationId } from '../flow/views.js';
import type { Localizer } from '../i18n/messages.js';

/** What the button of `action` says: `confirm`, `draw-1`, `name-GB`, `birthday-GB` … */
export function actionLabel(locale: Localizer, action: string): string {
  const [, count] = /^draw-(\d+)$/.exec(action) ?? [];
  if (count !== undefined) return locale.text('action-draw', { count: Number(count) });
  if (action === 'draw') return locale.text('action-draw-card');
  const nation = nationOf(action);
  if (nation !== undefined)
    return locale.text(action.startsWith('name') ? 'action-name' : 'action-birthday', { nation });
  return locale.text(`action-${action}`);
}

/** The nation that `name-GB` and `birthday-GB` choose. */
export function nationOf(action: string): NationId | undefined {
  const [, nation] = /^(?:name|birthday)-([A-Z]{2})$/.exec(action) ?? [];
  return nation as NationId | undefined;
}
