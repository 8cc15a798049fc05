/** View models of the panels for the card game and for the variants: a table of three players with closed hands. */
import type {
  ControlsView,
  CurtainView,
  LogEntryView,
  NationId,
  PointsView,
  ResultView,
  ScoreboardView,
  TableName,
} from '../../src/flow/views.js';
import { arabicName, guest, longName, nastyName } from './panels.js';

const NATIONS = ['CF', 'CN', 'CU', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'RU', 'TR', 'US'] as const;

const at = (nation: NationId, place: string): TableName => ({ nation, number: 1, place });

const line = (
  rule: PointsView['rule'],
  section: string,
  points: number,
  count: number,
  table?: TableName,
): PointsView => ({
  ...{ rule, section, points, count },
  ...(table ? { table: { ...table, id: table.place ?? `${table.nation ?? ''}${String(table.number)}` } } : {}),
});

export const scoreboardCards: ScoreboardView = {
  standings: [
    { name: 'Ann', points: 23, leading: true, handSize: 12, faceDown: 1 },
    { name: 'Ben', points: 18, leading: false, handSize: 7, faceDown: 0 },
    { name: longName, points: 0, leading: false, handSize: 1, faceDown: 3 },
  ].map((standing, player) => ({ ...standing, player, active: player === 1, out: false, handLimit: 12 })),
  bag: 52,
  cards: true,
  tableStack: 14,
  turn: 18,
};

export const scoreboardBirthday: ScoreboardView = {
  standings: [
    { name: 'Ann', points: 34, leading: true },
    { name: 'Ben', points: 12, leading: false },
  ].map((standing, player) => ({
    ...standing,
    ...{ player, active: player === 0, out: false, handSize: 5, handLimit: 5, faceDown: 0 },
  })),
  bag: 40,
  cards: false,
  birthday: 'TR',
  turn: 31,
};

const [topLeft, centre] = [at('TR', 'NW'), at('GB', 'C')];

/** Every kind of turn of the card game, then what the variants add. */
export const cardLog: readonly LogEntryView[] = [
  {
    ...{ number: 1, player: 0, name: 'Ann', turn: 'TRm>x1 TRf>x6 end', total: 8, left: false },
    steps: [
      { kind: 'seat', guest: guest('TRm'), chair: 'x1', places: [{ ...topLeft, seat: 1 }], lines: [] },
      {
        ...{ kind: 'seat', guest: guest('TRf'), chair: 'x6' },
        places: [
          { ...topLeft, seat: 3 },
          { ...centre, seat: 4 },
          { ...at('US', 'SW'), seat: 1 },
        ],
        lines: [line('oneNation', '6.5', 4, 2, topLeft), line('company', '6.5', 4, 4, centre)],
        replaced: [{ table: { ...centre, id: 'C' }, by: 'CN' }],
      },
      { kind: 'end' },
    ],
  },
  { number: 2, player: 1, name: 'Ben', turn: 'draw', steps: [{ kind: 'draw' }], total: 0, left: false },
  { number: 3, player: 2, name: nastyName, turn: 'down', steps: [{ kind: 'down' }], total: 0, left: false },
  {
    ...{ number: 4, player: 0, name: 'Ann', turn: 'GBf>p37 birthday TR', total: 6, left: false },
    steps: [
      {
        ...{ kind: 'seat', guest: guest('GBf'), chair: 'p37', places: [{ nation: 'GB', number: 1, seat: 2 }] },
        lines: [
          line('klatch', '5.2', 20, 4, { nation: 'GB', number: 1 }),
          line('regulars', '5.2', 20, 4, { nation: 'GB', number: 2 }),
          line('birthday', '5.1', 4, 2, { nation: 'ES', number: 1 }),
          line('chips', '4.1', -2, 0),
        ],
      },
      { kind: 'birthday', nation: 'TR' },
    ],
  },
];

export const controlsCard: ControlsView = {
  prompt: { id: 'prompt-choose-card', args: { name: 'Ben' } },
  actions: [
    { action: 'undo', enabled: true, primary: false },
    { action: 'down', enabled: false, primary: false },
    { action: 'draw', enabled: true, primary: false },
    { action: 'confirm', enabled: false, primary: true },
  ],
  final: 'afterDrawing',
};

export const controlsTableTurned: ControlsView = {
  prompt: { id: 'prompt-offering-more', args: {} },
  actions: [
    { action: 'take-back', enabled: false, primary: false },
    { action: 'confirm', enabled: true, primary: true, points: 18 },
  ],
  replaced: [{ table: { ...centre, id: 'C' }, by: 'CN' }],
  final: 'tableTurned',
};

export const controlsMustJoin: ControlsView = {
  prompt: { id: 'prompt-must-join', args: { guest: 'CFm' } },
  refusal: { code: 'mustJoin', chairs: ['x10'], tables: ['SE'], guest: guest('GBf'), section: '6.4' },
  actions: [
    { action: 'take-back', enabled: true, primary: false },
    { action: 'confirm', enabled: false, primary: true },
  ],
};

export const controlsBirthday: ControlsView = {
  prompt: { id: 'prompt-choosing-birthday', args: {} },
  actions: [
    { action: 'take-back', enabled: true, primary: false },
    ...NATIONS.map((nation) => ({ action: `birthday-${nation}`, enabled: true, primary: false })),
  ],
};

export const controlsEnd: ControlsView = {
  prompt: { id: 'prompt-choosing-end', args: {} },
  actions: [
    { action: 'take-back', enabled: true, primary: false },
    { action: 'confirm', enabled: true, primary: false, says: 'play-on' },
    { action: 'end', enabled: true, primary: true },
  ],
};

export const controlsReady: ControlsView = {
  prompt: { id: 'prompt-curtain', args: { name: 'Ben' } },
  actions: [{ action: 'ready', enabled: true, primary: true }],
};

export const curtain: CurtainView = { player: 1, name: 'Ben', undo: 'Ann' };
export const curtainNames: readonly CurtainView[] = [longName, nastyName, arabicName].map((name, player) => ({
  player,
  name,
}));

export const resultCards: ResultView = {
  reason: 'tableStack',
  accounts: [
    { player: 0, name: 'Ann', points: 88, penalty: -14, final: 74, rank: 2, out: false, left: left(7) },
    { player: 1, name: 'Ben', points: 90, penalty: -4, final: 86, rank: 1, out: false, left: left(2) },
    { player: 2, name: 'Cem', points: 41, penalty: 0, final: 41, rank: 3, out: false, left: [] },
  ],
};

function left(count: number): ResultView['accounts'][number]['left'] {
  return NATIONS.slice(0, count).map((nation, place) => guest(`${nation}${place % 2 === 0 ? 'f' : 'm'}`));
}
