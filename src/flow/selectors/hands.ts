/** The hands, open or closed, and the score board. */
import { bagSize, draftOf, tileOf, type Edition, type Position, type Tile } from '../../rules/index.js';
import { nationName } from '../../notation/index.js';
import type { TurnContext } from '../turn-context.js';
import type { HandView, ScoreboardView } from '../views.js';
import { guestView } from './names.js';
import type { Scene } from './scene.js';

export function handViews(scene: Scene): readonly HandView[] {
  const { match, turn } = scene;
  return (match.position?.players ?? []).map(({ name, hand, handLimit, faceDown, out }, player) => {
    const active = scene.stage === 'composing' && match.position?.toMove === player;
    const isOver = scene.stage === 'over';
    const closed = !scene.edition.hand.open && !active && !isOver;
    // At the end the cards that lie face down are turned up and counted with the hand, `docs/rules.md 6.8`.
    const shown = isOver ? [...hand, ...faceDown] : hand;
    const playable = active ? playableTiles(scene) : new Set<Tile>();
    return {
      player,
      name,
      active,
      out,
      closed,
      size: shown.length,
      limit: handLimit,
      faceDown: isOver ? 0 : faceDown.length,
      tiles: (closed ? [] : shown).map((tile, index) => {
        const placed = active && (turn?.placed.includes(index) ?? false);
        return {
          guest: guestView(tile),
          index,
          held: active && turn?.held === index,
          placed,
          playable: !placed && playable.has(tile),
        };
      }),
    };
  });
}

/** The kinds of tile that have a place in the café now; any can be laid face down instead, which says nothing of it. */
function playableTiles({ steps }: Scene): ReadonlySet<Tile> {
  return new Set(steps.flatMap((step) => ('guest' in step && step.kind !== 'down' ? [tileOf(step.guest)] : [])));
}

export function scoreboardView({ edition, match, stage, turn }: Scene): ScoreboardView | undefined {
  const { position } = match;
  if (!position) return undefined;
  const most = Math.max(...position.players.filter(({ out }) => !out).map(({ points }) => points));
  return {
    standings: position.players.map(({ name, points, out, hand, handLimit, faceDown }, player) => ({
      player,
      name,
      points,
      active: (stage === 'composing' || stage === 'curtain') && position.toMove === player,
      leading: !out && points === most && points > 0,
      out,
      handSize: hand.length,
      handLimit,
      faceDown: faceDown.length,
    })),
    bag: bagSize(position),
    cards: edition.hand.filled === 'byDrawing',
    ...(edition.tableCards > 0 ? { tableStack: tablesLeft(edition, position, turn) } : {}),
    ...(position.birthday === null ? {} : { birthday: nationName(position.birthday) }),
    turn: stage === 'over' ? position.turn : position.turn + 1,
  };
}

/** Table cards in the stack, those aside that the turn being composed has turned up. */
const tablesLeft = (edition: Edition, { tableStack }: Position, turn: TurnContext | undefined): number =>
  tableStack.length - (turn ? draftOf(edition, turn.position, turn.seats).floor.turned : 0);
