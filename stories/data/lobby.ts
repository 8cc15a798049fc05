/** View models of the lobby, written by hand: parties at several moments, houses that play this and that. */
import type { LobbyView, OptionChoice, OptionView } from '../../src/flow/views.js';
import { arabicName, longName, nastyName } from './panels.js';

/** An option that stands as the preset says: at the first of its choices, if nothing else is said. */
function option(id: string, choices: readonly OptionChoice[], preset: OptionChoice = choices[0] ?? null): OptionView {
  return { id, choices, preset, value: preset, changed: false };
}

/** Every option of the board game under the preset `classic1989`. */
export const boardOptions: readonly OptionView[] = [
  option('boardLayout', ['r1', 'r2', 'app12']),
  {
    ...option('barValues', ['linear', 'wave']),
    list: {
      numbers: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30],
      within: [-1000, 1000],
    },
  },
  option('monoDoubling', ['every', 'completion'], 'completion'),
  option('monoBasis', ['tableNation', 'anyNation']),
  option('loneGuestPoints', [0, 1]),
  option('balanceCheck', ['perCard', 'endOfTurn'], 'endOfTurn'),
  option('firstMove', ['loneAllowed', 'loneRequired', 'noException']),
  option('openerAtBar', [true, false]),
  option('jokerNationality', ['assigned', 'chameleon'], 'chameleon'),
  option('swapNation', ['either', 'assignedOnly']),
  option('swapGender', ['anyLegal', 'same']),
  option('jokerAtBar', ['never', 'ifUnseatable', 'ifNoOtherMove', 'always']),
  option('voluntaryBar', [true, false]),
  option('bankruptcy', ['eliminate', 'debt', 'zero']),
  option('unpaidGuest', ['stays', 'removed']),
  option('eliminatedTiles', ['removed', 'toBag']),
  option('stuckPlayer', ['pass', 'eliminate']),
  option('refillReduction', ['optional', 'mandatory', 'off']),
  option('reductionCarryOver', [true, false]),
  option('openHands', [true, false]),
  option('bagEndAt', [4, 3, 0]),
  option('finalRound', [false, true]),
  option('chipCap', [false, true]),
  option('tieBreak', ['shared', 'fewestTiles']),
  option('startPlayer', ['random', 'first']),
  option('turnOrder', ['clockwise', 'rotating']),
  option('singleSexTables', [false, true]),
  option('singleSexNeighbours', ['strict', 'exempt']),
  { ...option('birthdayThreshold', [null, 20, 30, 40, 50]), number: [1, 1000] },
  option('birthdayStacks', [true, false]),
];

const cardIds = ['monoBasis', 'singleSexTables', 'singleSexNeighbours', 'startPlayer', 'turnOrder'];

/** Every option of the card game. */
export const cardOptions: readonly OptionView[] = [
  ...boardOptions.filter(({ id }) => cardIds.includes(id)),
  option('cardTables', [5, 7]),
  option('faceDown', ['onlyAtLimit', 'anytime']),
  option('emptyHand', ['mayDeclare', 'endsAtOnce']),
];

/** `options`, some of them set otherwise than the preset. */
export function changed(
  options: readonly OptionView[],
  values: Readonly<Record<string, OptionView['value']>>,
): readonly OptionView[] {
  return options.map((known) => {
    const value = values[known.id];
    return value === undefined ? known : { ...known, value, changed: value !== known.preset };
  });
}

/** Prices at the bar that no preset has. */
export const ownRow: readonly number[] = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -1000];

export const lobbyEmpty: LobbyView = {
  players: [],
  min: 2,
  max: 4,
  editions: ['board', 'card', 'app12'],
  edition: 'board',
  presets: ['classic1989', 'amigo', 'bsw'],
  preset: 'classic1989',
  options: boardOptions,
  canStart: false,
  problem: { id: 'problem-few', args: { min: 2 } },
};

export const lobbyReady: LobbyView = {
  ...withoutProblem(lobbyEmpty),
  players: [{ name: 'Ann' }, { name: 'Ben' }],
  canStart: true,
};

export const lobbyFull: LobbyView = {
  ...lobbyReady,
  players: [{ name: 'Ann' }, { name: nastyName }, { name: arabicName }, { name: longName }],
};

/** A house that plays some things its own way: a choice, a tick, a list and a number of its own. */
export const lobbyChanged: LobbyView = {
  ...lobbyReady,
  options: changed(boardOptions, {
    bankruptcy: 'debt',
    barValues: 'own',
    openHands: false,
    birthdayThreshold: 35,
  }).map((known) => (known.list ? { ...known, list: { ...known.list, numbers: ownRow } } : known)),
};

/** The card game, where presets change nothing. */
export const lobbyCard: LobbyView = {
  ...lobbyReady,
  max: 5,
  edition: 'card',
  presets: ['classic1989'],
  options: cardOptions,
};

export const lobbyCardChanged: LobbyView = { ...lobbyCard, options: changed(cardOptions, { cardTables: 7 }) };

export const lobbySameName: LobbyView = {
  ...lobbyReady,
  players: [{ name: 'Ann' }, { name: 'Ann' }],
  canStart: false,
  problem: { id: 'problem-same-name', args: { name: 'Ann' } },
};

function withoutProblem({ problem: _, ...rest }: LobbyView): LobbyView {
  return rest;
}
