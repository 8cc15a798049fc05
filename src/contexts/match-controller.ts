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
import type { Edition, ReasonCode, Turn } from '../rules/index.js';

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
  private readonly law: Law = createLaw();
  private readonly select = createSelector(this.law);
  private readonly actor;
  private turn: TurnActor | undefined;
  private refusal: (ReasonInWords & { readonly guest?: string }) | undefined;
  private preview: string | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly world: MatchWorld,
    input: MatchInput,
  ) {
    host.addController(this);
    const allows = (turn: Turn, player: number): boolean => world.allows(printTurn(this.edition.plan, turn), player);
    this.actor = createActor(createMatchMachine(this.law, { allows }), { input });
    for (const news of ['started', 'turnPlayed', 'turnUndone', 'over'] as const) this.actor.on(news, world.tell);
    this.actor.on('refused', ({ reason }) => {
      this.refuse(reason);
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
  }

  /** A whole turn from outside; the code of the reason if it is refused. */
  play(turn: Turn): ReasonCode | undefined {
    this.send({ type: 'PLAY', turn });
    return this.refusal?.code;
  }

  /** Says that a wish was refused which no chart has heard. */
  refuse(reason: ReasonInWords): void {
    const context = this.turn?.getSnapshot().context;
    const held = context && heldTile(context);
    this.refusal = { ...reason, ...(held === undefined ? {} : { guest: printGuest(held) }) };
    this.world.tell({ type: 'refused', reason: this.refusal });
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
        this.refuse(reasonInWords(this.edition, reason));
      });
      turn?.subscribe(() => {
        this.host.requestUpdate();
      });
    }
    this.host.requestUpdate();
  }
}
