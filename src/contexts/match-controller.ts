/** Drives the charts for an element: wishes go in, views and news come out. It holds the only reference to the machine. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { createTurnMachine } from '../flow/index.js';
import {
  actionCommand,
  chairCommand,
  createLaw,
  createMatchMachine,
  createSelector,
  heldTile,
  type Law,
  type MatchContext,
  type MatchEmitted,
  type MatchEvent,
  type MatchGame,
  type MatchInput,
  type Stage,
  type TurnContext,
  type TurnEvent,
  type TurnStage,
  type Views,
} from '../flow/index.js';
import { printGuest, printTurn } from '../notation/index.js';
import { reasonInWords, type ReasonInWords } from '../referee/index.js';
import type { Edition, Guest, Turn } from '../rules/index.js';

/** What the controller asks and tells. */
export interface MatchWorld {
  /** Asked before a turn counts. */
  readonly allows: (turn: string, player: number) => boolean;
  readonly tell: (news: MatchEmitted) => void;
  readonly undo: () => 'turn' | 'none' | 'free';
  /** Whether a placement is shown before it is taken. */
  readonly previews: () => boolean;
}

type TurnActor = ActorRefFrom<ReturnType<typeof createTurnMachine>>;
type MatchSnapshot = SnapshotFrom<ReturnType<typeof createMatchMachine>>;

export class MatchController implements ReactiveController {
  /** How many wishes were refused so far: the same refusal twice is two. */
  refusals = 0;

  private readonly law: Law = createLaw();
  private readonly select = createSelector(this.law);
  private readonly actor;
  private turn: TurnActor | undefined;
  private refusal: (ReasonInWords & { readonly guest?: string }) | undefined;
  private preview: string | undefined;
  /** A turn from outside while the chart looks at it. */
  private outside: Turn | undefined;
  /** News that waits until the charts have come to rest, so that a page can act on it at once. */
  private readonly news: MatchEmitted[] = [];
  private telling = false;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly world: MatchWorld,
    input: MatchInput,
  ) {
    host.addController(this);
    const allows = (turn: Turn, player: number): boolean => world.allows(printTurn(this.edition.plan, turn), player);
    this.actor = createActor(createMatchMachine(this.law, { allows }), { input });
    for (const type of ['started', 'turnPlayed', 'turnUndone', 'over'] as const) {
      this.actor.on(type, (news) => this.news.push(news));
    }
    this.actor.on('refused', ({ reason }) => {
      this.refuse(reason, guestOf(this.outside, reason.step));
    });
    this.actor.subscribe((snapshot) => {
      this.follow(snapshot);
    });
    this.actor.start();
  }

  /** Charts have no timers and no listeners outside themselves, so nothing needs to stop while the host is away. */
  hostConnected(): void {
    this.host.requestUpdate();
  }

  get match(): MatchContext {
    return this.actor.getSnapshot().context;
  }

  get edition(): Edition {
    return this.law(this.match.settings);
  }

  get stage(): Stage {
    const snapshot = this.actor.getSnapshot();
    return snapshot.hasTag('lobby') ? 'lobby' : snapshot.hasTag('over') ? 'over' : 'composing';
  }

  /** The game, once there is one. */
  get game(): MatchGame | undefined {
    const { position } = this.match;
    return position ? { ...this.match, position } : undefined;
  }

  get views(): Views {
    const turn = this.turn?.getSnapshot();
    return this.select({
      match: this.match,
      stage: this.stage,
      turn: turn?.context,
      turnStage: turn?.value as TurnStage | undefined,
      refusal: this.refusal,
      preview: this.preview,
      undo: this.world.undo(),
    });
  }

  send(event: MatchEvent): void {
    this.settle();
    this.actor.send(event);
    this.tellNews();
  }

  /** A whole turn from outside; false if it is refused. */
  play(turn: Turn): boolean {
    this.settle();
    this.outside = turn;
    this.actor.send({ type: 'PLAY', turn });
    this.outside = undefined;
    const played = this.refusal === undefined;
    this.tellNews();
    return played;
  }

  /** Goes on with a game that was played before. How it ended, if it did, is no news. */
  takeUp(game: MatchGame): void {
    this.settle();
    this.actor.send({ type: 'LOAD', game });
    this.news.length = 0;
  }

  /** Says that a wish was refused, and about which guest it was. */
  refuse(reason: ReasonInWords, guest?: Guest): void {
    this.refusals += 1;
    this.refusal = { ...reason, ...(guest === undefined ? {} : { guest: printGuest(guest) }) };
    this.world.tell({ type: 'refused', reason });
    this.host.requestUpdate();
  }

  /** Picks a guest up, or puts it down. */
  hold(index: number): void {
    this.compose(() => ({ type: 'HOLD', index }));
  }

  chooseChair(id: string): void {
    const offer = this.views.board.chairs.find((chair) => chair.id === id)?.offer;
    if (this.showsFirst(id, offer !== undefined)) return;
    const chair = this.edition.plan.chairIndex.get(id);
    if (chair !== undefined) this.compose((context) => chairCommand(this.edition, context, chair));
  }

  chooseBar(): void {
    if (!this.showsFirst('bar', this.views.board.bar.offer !== undefined)) this.compose(() => ({ type: 'BAR' }));
  }

  /** A button that belongs to the turn; false if it does not. */
  press(action: string): boolean {
    const context = this.turn?.getSnapshot().context;
    const command = context && actionCommand(this.edition, context, action);
    if (command) this.compose(() => command);
    return command !== undefined;
  }

  /** Puts down what is held and forgets what was shown; false if there was nothing. */
  cancel(): boolean {
    const context = this.turn?.getSnapshot().context;
    const had = this.preview !== undefined || this.refusal !== undefined || (context?.held ?? null) !== null;
    const held = context?.held ?? null;
    if (held !== null) this.compose(() => ({ type: 'HOLD', index: held }));
    this.settle();
    return had;
  }

  /** True if a first choice was only shown; the second choice of the same place takes it. */
  private showsFirst(place: string, offered: boolean): boolean {
    if (!offered || !this.world.previews() || this.preview === place) return false;
    this.settle();
    this.preview = place;
    return true;
  }

  private compose(command: (context: TurnContext) => TurnEvent): void {
    this.settle();
    const { turn } = this;
    if (turn) turn.send(command(turn.getSnapshot().context));
    this.tellNews();
  }

  /** One piece after the other, also where a page acts on the first. */
  private tellNews(): void {
    if (this.telling) return;
    this.telling = true;
    for (let news = this.news.shift(); news; news = this.news.shift()) this.world.tell(news);
    this.telling = false;
  }

  /** A new wish clears what was said about the last one. */
  private settle(): void {
    this.preview = undefined;
    this.refusal = undefined;
    this.host.requestUpdate();
  }

  /** Listens to each turn that begins to be composed. */
  private follow(snapshot: MatchSnapshot): void {
    const turn = snapshot.children.turn as TurnActor | undefined;
    if (turn !== this.turn) {
      this.turn = turn;
      turn?.on('refused', ({ reason }) => {
        this.refuse(reasonInWords(this.edition, reason), heldTile(turn.getSnapshot().context));
      });
      turn?.subscribe(() => {
        this.host.requestUpdate();
      });
    }
    this.host.requestUpdate();
  }
}

/** The guest of one step of a turn. */
function guestOf(turn: Turn | undefined, step: number): Guest | undefined {
  const asked = turn?.[step];
  return asked && 'guest' in asked ? asked.guest : undefined;
}
