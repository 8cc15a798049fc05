import type { LobbyView, OptionChoice, OptionView } from '../flow/views.js';
import type { Localizer } from '../i18n/messages.js';

/** What the house plays: one of the choices, or a value of its own. */
export function valueWords(locale: Localizer, { id, choices, value }: OptionView): string {
  if (choices.some((choice) => choice === value)) return choiceWords(locale, id, value);
  return locale.text(`option-${id}-own`, typeof value === 'number' ? { points: value } : {});
}

export function choiceWords(locale: Localizer, id: string, choice: OptionChoice): string {
  return locale.text(`option-${id}-${choice}`);
}

/** What the house is compared with; where presets change nothing, there is no choice of them and no name to know. */
export function presetName(locale: Localizer, { presets, preset }: LobbyView): string {
  return presets.length > 1 ? locale.text(`preset-${preset}`) : locale.text('lobby-usual');
}
