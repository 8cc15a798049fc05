/** The lobby: who plays what, and by which house rules. */
import { EDITION_NAMES, editionName } from '../../editions/index.js';
import { DEFAULT_PRESET, PRESETS, optionsIn, optionsOf, rulesFor, type HouseRule } from '../../house-rules/index.js';
import type { HouseRules, OptionValue } from '../../house-rules/index.js';
import type { Law } from '../law.js';
import { lobbyProblem } from '../match-context.js';
import type { LobbyView, OptionChoice, OptionView } from '../views.js';
import type { Scene } from './scene.js';

export function lobbyView(law: Law, { edition, match }: Scene): LobbyView {
  const { houseRules } = match.settings;
  const problem = lobbyProblem(law, match);
  const [min, max] = edition.players;
  const rules = rulesFor(edition.id);
  return {
    players: match.players.map(({ name }) => ({ name })),
    min,
    max,
    editions: EDITION_NAMES,
    edition: editionName(edition.id),
    presets: presetsFor(rules),
    preset: houseRules.preset ?? DEFAULT_PRESET,
    options: rules.map((rule) => optionView(rule, houseRules)),
    canStart: !problem,
    ...(problem ? { problem } : {}),
  };
}

/** The presets, if they differ at all in the rules that count. */
function presetsFor(rules: readonly HouseRule[]): readonly string[] {
  const presets = Object.keys(PRESETS);
  const differ = rules.some(({ id }) => new Set(presets.map((preset) => optionsOf(preset)[id])).size > 1);
  return differ ? presets : [];
}

function optionView({ id, values, also }: HouseRule, houseRules: HouseRules): OptionView {
  const value = shownAs(optionsIn(houseRules)[id]);
  const preset = shownAs(optionsOf(houseRules.preset ?? DEFAULT_PRESET)[id]);
  return {
    id,
    value,
    choices: values.map(shownAs),
    ...(also?.within ? { number: also.within } : {}),
    preset,
    changed: value !== preset,
  };
}

/** No preset has a list of its own; where the house has one, it is shown as its own. */
const shownAs = (value: OptionValue | undefined): OptionChoice =>
  typeof value === 'object' && value !== null ? 'own' : (value ?? null);
