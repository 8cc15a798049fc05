/** View models of the panels beside the board, written by hand: one game of three players, seen at several moments. */
import type {
  ControlsView,
  GuestView,
  LogEntryView,
  NationId,
  PointsView,
  ResultView,
  ScoreboardView,
} from '../../src/flow/views.js';

/** A name that would run as a script if it were ever taken for markup. */
export const nastyName = '<img src=x onerror="window.hacked = true">';
/** A name that is written from right to left. */
export const arabicName = 'ليلى (1)';
export const longName = 'Maximiliane von und zu Hohenlohe-Langen';

export function guest(token: string): GuestView {
  const joker = token.startsWith('J');
  const nation = (joker ? token.slice(3) : token.slice(0, 2)) as NationId | '';
  const sex = token.includes('f') ? 'f' : 'm';
  return { token, sex, joker, ...(nation === '' ? {} : { nation }) };
}

function points(rule: PointsView['rule'], id: string, count: number, earned: number): PointsView {
  const table = { id, nation: id.slice(0, 2) as NationId, number: Number(id.slice(2)) };
  return { rule, section: rule === 'oneNation' ? '4.8' : '4.7', table, count, points: earned };
}

function places(...ids: readonly string[]): { nation: NationId; number: number; seat: number }[] {
  return ids.map((id) => ({ nation: id.slice(0, 2) as NationId, number: Number(id.slice(2)), seat: 1 }));
}

export const scoreboardStart: ScoreboardView = {
  standings: ['Ann', 'Ben'].map((name, player) => ({
    player,
    name,
    points: 0,
    active: player === 0,
    leading: false,
    out: false,
    handSize: 5,
    handLimit: 5,
    faceDown: 0,
  })),
  bag: 90,
  cards: false,
  turn: 1,
};

export const scoreboardMiddle: ScoreboardView = {
  standings: [
    {
      player: 0,
      name: 'Ann',
      points: 42,
      active: false,
      leading: true,
      out: false,
      handSize: 4,
      handLimit: 4,
      faceDown: 0,
    },
    {
      player: 1,
      name: 'Ben',
      points: 1,
      active: true,
      leading: false,
      out: false,
      handSize: 5,
      handLimit: 5,
      faceDown: 0,
    },
    {
      player: 2,
      name: 'Cem',
      points: -3,
      active: false,
      leading: false,
      out: true,
      handSize: 5,
      handLimit: 5,
      faceDown: 0,
    },
  ],
  bag: 31,
  cards: false,
  turn: 24,
};

export const scoreboardNames: ScoreboardView = {
  standings: [longName, nastyName, arabicName, 'Dora'].map((name, player) => ({
    player,
    name,
    points: 100 + player,
    active: player === 2,
    leading: player === 3,
    out: false,
    handSize: 5,
    handLimit: 5,
    faceDown: 0,
  })),
  bag: 1,
  cards: false,
  turn: 57,
};

const opening: LogEntryView = {
  number: 1,
  player: 0,
  name: 'Ann',
  turn: 'GBm>p36 GBf>p37',
  steps: [
    { kind: 'seat', guest: guest('GBm'), chair: 'p36', places: places('GB1'), lines: [] },
    {
      kind: 'seat',
      guest: guest('GBf'),
      chair: 'p37',
      places: places('GB1'),
      lines: [points('oneNation', 'GB1', 2, 4)],
    },
  ],
  total: 4,
  left: false,
};

const shared: LogEntryView = {
  number: 2,
  player: 1,
  name: 'Ben',
  turn: 'Jf=ES>s28',
  steps: [
    {
      kind: 'seat',
      guest: guest('Jf=ES'),
      chair: 's28',
      places: places('GB2', 'ES1'),
      lines: [points('company', 'GB2', 3, 3), points('loneGuest', 'ES1', 1, 1)],
    },
  ],
  total: 4,
  left: false,
};

const atTheBar: LogEntryView = {
  number: 3,
  player: 2,
  name: nastyName,
  turn: 'bar ITm',
  steps: [
    {
      kind: 'bar',
      guest: guest('ITm'),
      stool: 6,
      lines: [{ rule: 'bar', section: '4.12', count: 6, points: -2 }],
    },
  ],
  total: -2,
  left: false,
};

const swapped: LogEntryView = {
  number: 4,
  player: 0,
  name: 'Ann',
  turn: 'swap ESf>s28',
  steps: [{ kind: 'swap', guest: guest('ESf'), chair: 's28', places: places('GB2', 'ES1'), lines: [] }],
  total: 0,
  left: false,
};

const filled: LogEntryView = {
  number: 5,
  player: 1,
  name: 'Ben',
  turn: 'CFm>p28 draw 0',
  steps: [
    {
      kind: 'seat',
      guest: guest('CFm'),
      chair: 'p28',
      places: places('CF1'),
      lines: [points('oneNation', 'CF1', 4, 8)],
    },
  ],
  total: 8,
  limit: 4,
  left: false,
};

const left: LogEntryView = {
  number: 6,
  player: 2,
  name: arabicName,
  turn: 'bar FRm',
  steps: [{ kind: 'bar', guest: guest('FRm'), stool: 20, lines: [] }],
  total: 0,
  left: true,
};

const passed: LogEntryView = {
  number: 7,
  player: 0,
  name: 'Ann',
  turn: 'pass',
  steps: [{ kind: 'pass' }],
  total: 0,
  left: false,
};

/** Every kind of turn once. */
export const logEntries: readonly LogEntryView[] = [opening, shared, atTheBar, swapped, filled, left, passed];

export const controlsChoose: ControlsView = {
  prompt: { id: 'prompt-choose', args: { name: 'Ann' } },
  actions: [
    { action: 'undo', enabled: true, primary: false },
    { action: 'confirm', enabled: false, primary: true },
  ],
};

export const controlsConfirm: ControlsView = {
  prompt: { id: 'prompt-confirm', args: { points: 6 } },
  actions: [
    { action: 'take-back', enabled: true, primary: false },
    { action: 'confirm', enabled: true, primary: true, points: 6 },
  ],
  final: 'afterDrawing',
};

export const controlsRefused: ControlsView = {
  prompt: { id: 'prompt-held', args: { guest: 'GBf' } },
  refusal: { code: 'balance', chairs: ['p36'], tables: ['GB1', 'ES1'], guest: guest('GBf'), section: '4.5' },
  actions: [
    { action: 'take-back', enabled: false, primary: false },
    { action: 'bar', enabled: true, primary: false, points: -2 },
    { action: 'confirm', enabled: false, primary: true },
  ],
};

export const controlsOwing: ControlsView = {
  prompt: { id: 'prompt-owing-partner', args: { guest: 'Jm=CF' } },
  refusal: { code: 'isolated', chairs: ['p36'], tables: ['GB1'], guest: guest('Jm=CF') },
  actions: [
    { action: 'take-back', enabled: true, primary: false },
    { action: 'confirm', enabled: false, primary: true },
  ],
};

export const controlsNaming: ControlsView = {
  prompt: { id: 'prompt-naming-joker', args: {} },
  actions: [
    { action: 'take-back', enabled: true, primary: false },
    { action: 'name-GB', enabled: true, primary: true, points: 4 },
    { action: 'name-CF', enabled: true, primary: true, points: 2 },
  ],
};

export const controlsDraw: ControlsView = {
  prompt: { id: 'prompt-choosing-draw', args: {} },
  actions: [
    { action: 'take-back', enabled: true, primary: false },
    { action: 'draw-0', enabled: true, primary: false },
    { action: 'draw-1', enabled: true, primary: false },
    { action: 'fill-up', enabled: true, primary: true },
  ],
};

export const controlsPass: ControlsView = {
  prompt: { id: 'prompt-must-pass', args: { name: nastyName } },
  actions: [{ action: 'pass', enabled: true, primary: true }],
};

export const resultWon: ResultView = {
  reason: 'bar',
  accounts: [
    {
      player: 0,
      name: 'Ann',
      points: 61,
      penalty: -15,
      final: 46,
      rank: 2,
      out: false,
      left: [guest('GBf'), guest('Jm')],
    },
    { player: 1, name: 'Ben', points: 48, penalty: 0, final: 48, rank: 1, out: false, left: [] },
    {
      player: 2,
      name: 'Cem',
      points: 4,
      penalty: -5,
      final: -1,
      rank: 3,
      out: true,
      left: [guest('CFm')],
      outTurn: 12,
    },
  ],
};

export const resultTie: ResultView = {
  reason: 'bag',
  accounts: [
    { player: 0, name: nastyName, points: 1, penalty: 0, final: 1, rank: 1, out: false, left: [] },
    { player: 1, name: arabicName, points: 6, penalty: -5, final: 1, rank: 1, out: false, left: [guest('ESm')] },
    { player: 2, name: longName, points: 0, penalty: 0, final: 0, rank: 3, out: false, left: [] },
  ],
};
