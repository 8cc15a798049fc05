import { createRequire } from 'node:module';
import type { Ctx, Game, State } from 'boardgame.io';
import type * as internal from 'boardgame.io/internal';
import type * as immer from 'immer';
import { apply, copy, pick, settle, start, turns, type Position, type Random, type Turn } from './plain/index.js';

/**
 * The same rules on boardgame.io: its reducer, one move that plays a whole turn, and the plain referee's list of turns.
 * What costs it time and serves no playout is switched off: undo, and checking a turn again that comes from the list of
 * legal ones. For the same reason the move returns a new state made from the one behind the immer draft, which it may:
 * to let the plain referee read and write the draft itself was more than twice as slow.
 */

// Silences its log and its check that every move's arguments survive JSON.
process.env['NODE_ENV'] = 'production';

// Its entries are directories with a package.json, which Node finds only this way; and immer must be its own.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof internal;
const { original } = createRequire(require.resolve('boardgame.io/internal'))('immer') as typeof immer;

interface Table {
  houseRules: Record<string, unknown>;
  random: Random;
}

const game: Game<Position, Record<string, unknown>, Table> = {
  name: 'cafe-international',
  setup: ({ ctx }: { ctx: Ctx }, table?: Table) => start(table!.houseRules, ctx.numPlayers, table!.random),
  moves: {
    play: ({ G }, turn: Turn) => {
      const next = copy(original(G)!);
      apply(next, turn);
      return next;
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.toMove, next: ({ G }) => G.toMove },
  },
  endIf: ({ G }) => (G.over ? { reason: G.over, accounts: settle(G) } : undefined),
  disableUndo: true,
};

const reduce = CreateGameReducer({ game });

function playTurn(state: State<Position>, turn: Turn): State<Position> {
  const payload = { type: 'play', args: [turn], playerID: state.ctx.currentPlayer };
  return reduce(state, { type: 'MAKE_MOVE', payload }) as State<Position>;
}

/** Plays one random game of two to its end; returns the number of turns. */
export function playout(houseRules: Record<string, unknown>, random: Random): number {
  let state = InitializeGame({ game, numPlayers: 2, setupData: { houseRules, random } }) as State<Position>;
  let count = 0;
  while (state.ctx.gameover === undefined) {
    state = playTurn(state, pick(turns(state.G), random));
    count++;
  }
  return count;
}
