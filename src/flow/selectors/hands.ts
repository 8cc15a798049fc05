/** The hands, lying open, and the score board. */
import { bagSize, tileOf, type Tile } from '../../rules/index.js';
import type { HandView, ScoreboardView } from '../views.js';
import { guestView } from './names.js';
import type { Scene } from './scene.js';

export function handViews(scene: Scene): readonly HandView[] {
  const { match, turn } = scene;
  return (match.position?.players ?? []).map(({ name, hand, handLimit, out }, player) => {
    const active = scene.stage === 'composing' && match.position?.toMove === player;
    const playable = active ? playableTiles(scene) : new Set<Tile>();
    return {
      player,
      name,
      active,
      out,
      limit: handLimit,
      tiles: hand.map((tile, index) => {
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

/** The kinds of tile that some legal turn uses next. */
function playableTiles({ steps }: Scene): ReadonlySet<Tile> {
  return new Set(steps.flatMap((step) => ('guest' in step ? [tileOf(step.guest)] : [])));
}

export function scoreboardView({ match, stage }: Scene): ScoreboardView | undefined {
  const { position } = match;
  if (!position) return undefined;
  const most = Math.max(...position.players.filter(({ out }) => !out).map(({ points }) => points));
  return {
    standings: position.players.map(({ name, points, out, hand, handLimit }, player) => ({
      player,
      name,
      points,
      active: stage === 'composing' && position.toMove === player,
      leading: !out && points === most && points > 0,
      out,
      handSize: hand.length,
      handLimit,
    })),
    bag: bagSize(position),
    turn: stage === 'over' ? position.turn : position.turn + 1,
  };
}
