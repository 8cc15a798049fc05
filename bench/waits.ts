/** The longest waits: all legal turns of a position with every variant on, and taking up a full saved game. */
import { playTurn, resolve, startGame, type Game, type Settings } from '../src/referee/index.js';
import { legalTurns, type Edition, type Position } from '../src/rules/index.js';
import { parseSave, writeSave, type SavedGame } from '../src/save/index.js';
import { pick, randomFrom } from './plain/index.js';
import { figure, printTable } from './report.js';

/** In each edition the options that add to what is legal, all of them. */
const ALL_ON: Readonly<Record<string, Settings['houseRules']>> = {
  'board@1': {
    preset: 'amigo',
    balanceCheck: 'endOfTurn',
    bagEndAt: 0,
    bankruptcy: 'debt',
    singleSexTables: true,
    singleSexNeighbours: 'exempt',
    birthdayThreshold: 30,
    jokerAtBar: 'always',
    loneGuestPoints: 1,
    monoBasis: 'anyNation',
    chipCap: true,
    finalRound: true,
    turnOrder: 'rotating',
  },
  'card@1': {
    singleSexTables: true,
    singleSexNeighbours: 'exempt',
    cardTables: 7,
    monoBasis: 'anyNation',
    turnOrder: 'rotating',
  },
  'app12@1': { monoBasis: 'anyNation', finalRound: true, turnOrder: 'rotating' },
};

/** What may be waited at the most, in milliseconds: in 99 of 100 positions, and in 95 of 100 loads. */
const MOST = { turns: 5, load: 20 };

const NAMES = ['Ann', 'Ben'];
const GAMES = 100;

interface Sample {
  readonly positions: readonly Position[];
  readonly saves: readonly SavedGame[];
}

/** Positions and saves of random games. */
function sample(settings: Settings, edition: Edition): Sample {
  const positions: Position[] = [];
  const players = NAMES.map((name) => ({ name }));
  const saves = Array.from({ length: GAMES }, (_, number) => {
    const seed = String(number);
    const random = randomFrom(number);
    let game: Game = startGame(edition, NAMES, seed);
    for (let turns = legalTurns(edition, game.position); turns.length > 0; turns = legalTurns(edition, game.position)) {
      positions.push(game.position);
      const next = playTurn(edition, game, pick(turns, random));
      if (!next.ok) throw new Error(next.text);
      game = next.value;
    }
    return writeSave({ ...game, settings, players, seed, undone: 0 });
  });
  return { positions, saves };
}

/** Process CPU time of each call in milliseconds, after two rounds to warm up. */
function waits<T>(things: readonly T[], run: (thing: T) => unknown): number[] {
  for (const thing of [...things, ...things]) run(thing);
  return things.map((thing) => {
    const { user, system } = process.cpuUsage();
    run(thing);
    const after = process.cpuUsage();
    return (after.user - user + after.system - system) / 1000;
  });
}

const percentile = (all: readonly number[], part: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0;

/** Measures the waits; true if none is longer than it may be. */
export function benchWaits(): boolean {
  const missed: string[] = [];
  const rows = Object.entries(ALL_ON).map(([id, houseRules]) => {
    const rules = resolve(id, houseRules);
    if (!rules.ok) throw new Error(rules.text);
    const { edition } = rules.value;
    const { positions, saves } = sample({ edition: id, houseRules: rules.value.houseRules }, edition);
    const turns = percentile(
      waits(positions, (position) => legalTurns(edition, position)),
      0.99,
    );
    const loads = waits(saves, parseSave);
    const load = percentile(loads, 0.95);
    if (turns >= MOST.turns || load >= MOST.load) missed.push(id);
    return [
      `${id}, every variant on`,
      figure(positions.length),
      figure(turns),
      figure(percentile(loads, 0.5)),
      figure(load),
    ];
  });
  printTable(
    ['Waits in milliseconds', 'positions', 'legal turns, 99 of 100', 'a full game loaded, half', 'loaded, 95 of 100'],
    rows,
  );
  const reached = missed.length === 0;
  console.log(`${reached ? 'Reached' : 'MISSED'}: legal turns within ${MOST.turns} ms, a load within ${MOST.load} ms.`);
  return reached;
}
