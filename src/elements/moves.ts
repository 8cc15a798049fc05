/** What has moved from one set of views to the next, for whoever shows it on its way. */
import type { HandView, LogEntryView, StepView, Views } from '../flow/index.js';
import type { BoardView, GuestView } from '../flow/views.js';

/** Where something is in the café. */
export type Spot =
  | { readonly kind: 'tile'; readonly player: number; readonly index: number }
  | { readonly kind: 'hand'; readonly player: number }
  | { readonly kind: 'chair'; readonly chair: string }
  | { readonly kind: 'stool'; readonly stool: number }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'score'; readonly player: number }
  | { readonly kind: 'bag' };

export type Move =
  /** A guest on the way to a chair or a stool. */
  | { readonly kind: 'guest'; readonly guest: GuestView; readonly from: Spot; readonly to: Spot }
  /** Points on the way from where they were earned to the score. */
  | { readonly kind: 'points'; readonly points: number; readonly from: Spot; readonly to: Spot }
  /** A guest that came into the hand. */
  | { readonly kind: 'drawn'; readonly from: Spot; readonly to: Spot }
  /** A full table made room for another. */
  | { readonly kind: 'replaced'; readonly to: Spot };

/** The moves of one step or one turn; none between games, at a turn taken back, or where several turns passed. */
export function movesBetween(before: Views | undefined, now: Views): readonly Move[] {
  const turns = before ? now.log.length - before.log.length : 0;
  if (!before || before.stage === 'lobby' || now.stage === 'lobby' || turns < 0 || turns > 1) return [];
  const entry = turns === 1 ? now.log.at(-1) : undefined;
  return [
    ...guests(before, now, entry),
    ...(entry ? [...points(entry), ...drawn(before, now, entry)] : []),
    ...replaced(before, now, entry),
  ];
}

function guests(before: Views, now: Views, entry: LogEntryView | undefined): readonly Move[] {
  const taken = arrivals(before.board, now.board);
  const hand = before.hands.find(({ active }) => active) ?? before.hands.find(({ player }) => player === entry?.player);
  const used = new Set<number>();
  return taken.map(({ guest, to }) => ({ kind: 'guest', guest, from: origin(hand, guest, used), to }));
}

/** Who sits where nobody sat, or somebody else. */
function arrivals(before: BoardView, now: BoardView): readonly { readonly guest: GuestView; readonly to: Spot }[] {
  const known = new Map(before.chairs.map(({ id, guest }) => [id, guest?.token]));
  const chairs = now.chairs.flatMap(({ id, guest }) =>
    guest && known.has(id) && known.get(id) !== guest.token
      ? [{ guest, to: { kind: 'chair', chair: id } as const }]
      : [],
  );
  const stools = (now.bar?.stools ?? []).flatMap(({ guest }, stool) =>
    guest && !before.bar?.stools[stool]?.guest ? [{ guest, to: { kind: 'stool', stool } as const }] : [],
  );
  return [...chairs, ...stools];
}

/** The tile that a guest was, each but once; the hand as a whole where nobody saw it. */
function origin(hand: HandView | undefined, guest: GuestView, used: Set<number>): Spot {
  if (!hand) return { kind: 'bag' };
  const kind = guest.token.split('=', 1)[0];
  const tile = hand.tiles.find(({ guest: { token }, index, placed }) => token === kind && !placed && !used.has(index));
  if (!tile) return { kind: 'hand', player: hand.player };
  used.add(tile.index);
  return { kind: 'tile', player: hand.player, index: tile.index };
}

function points({ player, steps }: LogEntryView): readonly Move[] {
  return steps.flatMap((step) =>
    linesOf(step).flatMap(({ points, table }): Move[] => {
      if (points === 0) return [];
      const from: Spot = table ? { kind: 'table', table: table.id } : stoolOf(step);
      return [{ kind: 'points', points, from, to: { kind: 'score', player } }];
    }),
  );
}

const linesOf = (step: StepView) => ('lines' in step ? step.lines : []);

const stoolOf = (step: StepView): Spot => ({ kind: 'stool', stool: step.kind === 'bar' ? step.stool - 1 : 0 });

/** The last tiles of the hand are those that were drawn; a closed hand shows none. */
function drawn(before: Views, now: Views, { player, steps }: LogEntryView): readonly Move[] {
  const was = before.hands[player];
  const is = now.hands[player];
  if (!was || !is || is.closed || was.closed || now.stage === 'over') return [];
  const kept = was.tiles.length - steps.filter((step) => 'guest' in step && step.kind !== 'swap').length;
  return is.tiles
    .slice(kept)
    .map(({ index }) => ({ kind: 'drawn', from: { kind: 'bag' }, to: { kind: 'tile', player, index } }));
}

function replaced(before: Views, now: Views, entry: LogEntryView | undefined): readonly Move[] {
  const known = before.controls.replaced?.length ?? 0;
  const tables = entry
    ? entry.steps.flatMap((step) => ('replaced' in step ? step.replaced : []))
    : (now.controls.replaced ?? []);
  return tables.slice(known).map(({ table }) => ({ kind: 'replaced', to: { kind: 'table', table: table.id } }));
}
