/** The lobby: who plays what, and by which house rules. */
import { EDITION_NAMES, editionName } from '../../editions/index.js';
import { DEFAULT_PRESET, optionsIn, optionsOf, presetsFor, rulesFor, type HouseRule } from '../../house-rules/index.js';
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
    presets: presetsFor(edition.id),
    preset: houseRules.preset ?? DEFAULT_PRESET,
    options: rules.map((rule) => optionView(rule, houseRules)),
    canStart: !problem,
    ...(problem ? { problem } : {}),
  };
}

function optionView({ id, values, also, default: own }: HouseRule, houseRules: HouseRules): OptionView {
  const inForce = optionsIn(houseRules)[id];
  const value = shownAs(inForce);
  const list = also?.list;
  const preset = shownAs(optionsOf(houseRules.preset ?? DEFAULT_PRESET)[id]);
  return {
    id,
    value,
    choices: values.map(shownAs),
    ...(also?.within ? { number: also.within } : {}),
    ...(list ? { list: { numbers: list.of(inForce ?? own), within: list.within } } : {}),
    preset,
    changed: value !== preset,
  };
}

/** No preset has a list of its own; where the house has one, it is shown as its own. */
const shownAs = (value: OptionValue | undefined): OptionChoice =>
  typeof value === 'object' && value !== null ? 'own' : (value ?? null);
