/** The final account. */
import { settle } from '../../rules/index.js';
import type { ResultView } from '../views.js';
import { guestView } from './names.js';
import { mayGoBack, type Scene } from './scene.js';

/** Undefined until the café has closed. */
export function resultView(scene: Scene): ResultView | undefined {
  const { edition, match } = scene;
  const { position } = match;
  if (!position?.over) return undefined;
  const accounts = settle(edition, position);
  return {
    reason: position.over,
    ...(mayGoBack(scene) ? { undo: true } : {}),
    accounts: position.players.map(({ name, out, outTurn, hand, faceDown }, player) => ({
      player,
      name,
      ...accounts[player]!,
      out,
      left: [...hand, ...faceDown].map(guestView),
      ...(outTurn === null ? {} : { outTurn: outTurn + 1 }),
    })),
  };
}
