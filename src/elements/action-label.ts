import type { Localizer } from '../i18n/messages.js';

/** What the button of `action` says: `confirm`, `draw-1`, `name-GB` … */
export function actionLabel(locale: Localizer, action: string): string {
  const [, count] = /^draw-(\d+)$/.exec(action) ?? [];
  if (count !== undefined) return locale.text('action-draw', { count: Number(count) });
  const [, nation] = /^name-([A-Z]{2})$/.exec(action) ?? [];
  if (nation !== undefined) return locale.text('action-name', { nation });
  return locale.text(`action-${action}`);
}
