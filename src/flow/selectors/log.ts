/** The turn log with its points explained. */
import type { Played } from '../../referee/index.js';
import type { Edition, Step } from '../../rules/index.js';
import type { LogEntryView, StepView } from '../views.js';
import { nationName } from '../../notation/index.js';
import { guestView, placesOf, pointsView, replacedViews } from './names.js';
import type { Scene } from './scene.js';

export const logView = ({ edition, match }: Scene): readonly LogEntryView[] =>
  match.log.map((played, i) => entryView(edition, match.players[played.player]?.name ?? '', played, i + 1));

function entryView(edition: Edition, name: string, played: Played, number: number): LogEntryView {
  return {
    number,
    player: played.player,
    name,
    turn: played.seen,
    steps: played.turn.flatMap((step, i) => stepView(edition, step, played, i)),
    total: played.total,
    ...(played.limit === null ? {} : { limit: played.limit }),
    left: played.left,
  };
}

function stepView(edition: Edition, step: Step, played: Played, index: number): readonly StepView[] {
  const flags = played.flags[index];
  const lines = played.lines.filter((line) => line.step === index).map((line) => pointsView(edition, line, flags));
  switch (step.kind) {
    case 'seat':
    case 'swap': {
      const chair = edition.plan.chairs[step.chair]?.id ?? '';
      const places = placesOf(edition, step.chair, flags);
      const replaced = played.replaced.filter((table) => table.step === index);
      const guest = guestView(step.guest);
      return [{ kind: step.kind, guest, chair, places, lines, ...replacedViews(edition, replaced) }];
    }
    case 'bar':
      return [{ kind: 'bar', guest: guestView(step.guest), stool: played.stool ?? 0, lines }];
    case 'drawCard':
      return [{ kind: 'draw' }];
    case 'pass':
    case 'down':
    case 'end':
      return [{ kind: step.kind }];
    case 'birthday':
      return [{ kind: 'birthday', nation: nationName(step.nation) }];
    case 'draw':
      return [];
  }
}
