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
  type MatchEvent,
  type MatchInput,
  type Stage,
  type TurnContext,
  type TurnEvent,
  type TurnStage,
  type Views,
} from '../flow/index.js';
import { printGuest, printSeen } from '../notation/index.js';
import { reasonInWords, type ReasonInWords, type StartedGame } from '../referee/index.js';
import { refuse, type Edition, type Guest, type Turn } from '../rules/index.js';
import { PageTalk, type Page } from './page-talk.js';

/** What the controller asks and tells. */
export interface MatchWorld extends Page {
  readonly undo: () => 'turn' | 'none' | 'free';
  /** Whether a placement is shown before it is taken. */
  readonly previews: () => boolean;
}

type TurnActor = ActorRefFrom<ReturnType<typeof createTurnMachine>>;
/** The tags of the match chart that say what people see. */
const STAGES = ['lobby', 'curtain', 'over'] as const satisfies readonly Stage[];

type MatchSnapshot = SnapshotFrom<ReturnType<typeof createMatchMachine>>;

export class MatchController implements ReactiveController {
  /** How many wishes were refused so far: the same refusal twice is two. */
  refusals = 0;
  /** Why a wish was refused last, also when another wish has cleared that from the table. */
  reason: ReasonInWords | undefined;
  /** How many turns were played and taken back so far. */
  readonly counts = { started: 0, turnPlayed: 0, turnUndone: 0, over: 0 };

  private readonly law: Law = createLaw();
  private readonly select = createSelector(this.law);
  private readonly actor;
  private turn: TurnActor | undefined;
  private refusal: (ReasonInWords & { readonly guest?: string }) | undefined;
  private preview: string | undefined;
  /** A turn from outside while the chart looks at it. */
  private outside: Turn | undefined;
  private readonly page: PageTalk;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly world: MatchWorld,
    input: MatchInput,
  ) {
    host.addController(this);
    this.page = new PageTalk(world);
    const allows = (turn: Turn, player: number): boolean => this.page.ask(printSeen(this.edition.plan, turn), player);
    this.actor = createActor(createMatchMachine(this.law, { allows }), { input });
    for (const type of ['started', 'turnPlayed', 'turnUndone', 'over'] as const) {
      this.actor.on(type, (news) => {
        this.counts[type] += 1;
        this.page.note(news);
      });
    }
    this.actor.on('refused', ({ reason }) => {
      this.note(reason, guestOf(this.outside, reason.step));
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
    return STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'composing';
  }

  /** The game, once there is one. */
  get game(): StartedGame | undefined {
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
    if (this.page.asking) return;
    this.settle();
    this.actor.send(event);
    this.page.tell();
  }

  /** A whole turn from outside; false if it is refused. */
  play(turn: Turn): boolean {
    if (this.page.asking) return true;
    this.settle();
    this.outside = turn;
    this.actor.send({ type: 'PLAY', turn });
    this.outside = undefined;
    const played = this.refusal === undefined;
    this.page.tell();
    return played;
  }

  /** Goes on with a game that was played before. How it ended, if it did, is no news. */
  takeUp(game: StartedGame): void {
    this.settle();
    this.actor.send({ type: 'LOAD', game });
    this.page.forget();
  }

  /** Opens another game: at once, or instead of the turn about which the page is being asked. */
  replace(open: () => void): void {
    this.page.replace(open);
  }

  /** Says that a wish was refused; false if no wish counts now. */
  refuse(reason: ReasonInWords): boolean {
    if (this.page.asking) return false;
    this.note(reason);
    this.page.tell();
    return true;
  }

  /** Picks a guest up, or puts it down. */
  hold(index: number): void {
    this.compose(() => ({ type: 'HOLD', index }));
  }

  /** A choice of a chair; a `sure` one is taken without being shown first. */
  chooseChair(id: string, sure = false): void {
    const offer = this.views.board.chairs.find((chair) => chair.id === id)?.offer;
    if (!sure && this.showsFirst(id, offer !== undefined)) return;
    const chair = this.edition.plan.chairIndex.get(id);
    if (chair !== undefined) this.compose((context) => chairCommand(this.edition, context, chair));
  }

  chooseBar(): void {
    if (!this.showsFirst('bar', this.views.board.bar?.offer !== undefined)) this.compose(() => ({ type: 'BAR' }));
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
    if (this.page.asking) return;
    this.settle();
    const { turn } = this;
    if (turn) turn.send(command(turn.getSnapshot().context));
    else if (this.stage === 'over') this.note(reasonInWords(this.edition, refuse('gameOver')));
    this.page.tell();
  }

  private note(reason: ReasonInWords, guest?: Guest): void {
    this.refusals += 1;
    this.reason = reason;
    this.refusal = { ...reason, ...(guest === undefined ? {} : { guest: printGuest(guest) }) };
    this.page.note({ type: 'refused', reason });
    this.host.requestUpdate();
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
        this.note(reasonInWords(this.edition, reason), heldTile(turn.getSnapshot().context));
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
