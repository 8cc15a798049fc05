/** The game behind `<cafe-international>`: its methods, and the events that tell pages what happened. */
import { property } from 'lit/decorators.js';
import { MatchController } from '../contexts/match-controller.js';
import { parseTurn, printPosition, printTurn, type PositionJson } from '../notation/index.js';
import { NOT_A_TURN, dealGame, type Settings, type StartedGame } from '../referee/index.js';
import { failure, legalTurns, shown, success, type Result } from '../rules/index.js';
import { parseSave, readGameText, writeGameText, writeSave, type SavedGame } from '../save/index.js';
import { forgetGame, recallGame } from './autosave.js';
import { readEdition, readHouseRules, readPlayers, readText } from './attributes.js';
import { CafeGuise } from './cafe-guise.js';
import { keepHere, tellNews, type NewsDesk } from './news.js';
import { fire } from './public-events.js';
import { randomSeed } from './random-seed.js';
import { refusalText } from './refusal-text.js';

/** What a new game can be given; what is absent stays as it is at the table, or as it was set since. */
export interface StartOptions {
  readonly edition?: string;
  readonly players?: string | readonly (string | { readonly name: string })[];
  readonly houseRules?: unknown;
  readonly seed?: string;
}

export abstract class CafeGame extends CafeGuise {
  protected readonly match: MatchController = new MatchController(
    this,
    {
      allows: (turn) => fire(this, 'cafe-before-turn', { turn }),
      tell: (news) => {
        tellNews(this.desk, news);
      },
      undo: () => this.undoPolicy,
      previews: () => this.previews(),
    },
    { settings: this.settings(), players: this.invited() },
  );

  /** What the page set in the middle of a game; it holds for the next one. */
  private readonly waiting = new Set<string>();

  constructor() {
    super();
    this.addEventListener('cafe-save-request', () => {
      const { game } = this.match;
      if (game) fire(this, 'cafe-save', writeSave(game));
      else this.report({ code: 'bad-game', text: 'There is no game to save yet.', at: 'cafe-save-request' });
    });
    this.addEventListener('cafe-load-request', (event) => {
      this.reportFailure(this.load((event as CustomEvent<unknown>).detail));
    });
    this.addEventListener('cafe-new-request', (event) => {
      this.reportFailure(this.start((event as CustomEvent<StartOptions>).detail));
    });
  }

  /** Begins a game, also in the middle of another. Refused with the code of what cannot be played; nothing changes then. */
  start(options: StartOptions | null = {}): Result<undefined> {
    const game = this.newGame(options ?? {});
    if (!game.ok) return game;
    this.match.replace(() => {
      this.waiting.clear();
      this.match.send({ type: 'BEGIN', game: game.value });
    });
    return success(undefined);
  }

  /** The game so far. Throws an `InvalidStateError` in the lobby, where there is none. */
  save(): SavedGame {
    const { game } = this.match;
    if (!game) throw new DOMException('There is no game to save yet.', 'InvalidStateError');
    return writeSave(game);
  }

  /** Takes up a saved game, an object or its JSON. Refused with the codes of `docs/contract.md` section 7. */
  load(saved: unknown): Result<undefined> {
    return this.goOnWith(parseSave(saved));
  }

  /** Takes up the game of a game text. Refused with the codes of `docs/contract.md` section 7. */
  protected loadText(text: string): Result<undefined> {
    const game = readGameText(text.trim());
    if (game.ok || !('reason' in game)) return this.goOnWith(game);
    const reason = refusalText(this.localizer, game.reason);
    return failure(game.code, this.localizer.text('log-paste-refused', { number: game.at ?? '', reason }), game.at);
  }

  /** Plays a turn in notation for the player who is to move. Refused with a reason code, or `cancelled` by the page. */
  play(turn: string): Result<undefined> {
    const { match } = this;
    const { turnPlayed } = match.counts;
    const parsed = parseTurn(match.edition, turn);
    const isRefused = parsed ? !match.play(parsed) : match.refuse(NOT_A_TURN);
    const refusal = isRefused ? (match.views.controls.refusal ?? match.reason) : undefined;
    const at = typeof turn === 'string' ? turn : shown(turn);
    if (refusal) return failure(refusal.code, refusalText(this.localizer, refusal), at);
    if (match.counts.turnPlayed > turnPlayed) return success(undefined);
    return failure('cancelled', 'The page did not let this turn count.', at);
  }

  /** Every legal turn in notation; empty in the lobby and after the end. */
  legalTurns(): string[] {
    const { game, edition } = this.match;
    return game ? legalTurns(edition, game.position).map((turn) => printTurn(edition.plan, turn)) : [];
  }

  /** The position as JSON; null in the lobby. */
  get position(): PositionJson | null {
    const { game, edition } = this.match;
    return game ? printPosition(edition, game.settings.houseRules, game.position) : null;
  }

  /** The game as text that a mail or a blog can carry; empty in the lobby. */
  get gameText(): string {
    const { game } = this.match;
    return game ? writeGameText(game) : '';
  }

  /**
   * Takes the last turn back; false if that is not allowed now. The attribute of the same name is the property
   * `undoPolicy`; writing `undo` sets that, so that templates which bind properties by attribute names do no harm.
   */
  @property({ attribute: false })
  // eslint-disable-next-line @typescript-eslint/related-getter-setter-pairs -- the two sides mean different things
  get undo(): () => boolean {
    return this.undoTurn;
  }
  set undo(policy: CafeGuise['undoPolicy'] | null) {
    this.undoPolicy = policy;
  }

  /** Whether a placement is shown before it is taken. */
  protected abstract previews(): boolean;

  protected override settingsChanged(name: string): void {
    if (this.match.stage !== 'lobby') this.waiting.add(name);
    else if (name === 'players') this.match.send({ type: 'INVITE', players: this.invited() });
    else if (name === 'edition' || name === 'houseRules') this.agree({ [name]: this[name] });
  }

  /** Opens the doors for the people in the lobby. */
  protected startFromLobby(): void {
    this.match.send({ type: 'START', seed: this.seed ?? randomSeed() });
  }

  /** Agrees in the lobby on what is to be played. */
  protected agree(change: Partial<Settings>): void {
    const settings = { ...this.match.match.settings, ...change };
    const houseRules = readHouseRules(settings.edition, settings.houseRules);
    if (houseRules.ok) this.match.send({ type: 'CONFIGURE', settings: { ...settings, houseRules: houseRules.value } });
  }

  /** Goes back to the lobby; the game that the browser kept is done with. */
  protected leaveTable(): void {
    if (this.autosave !== null) forgetGame(this.autosave);
    this.match.send({ type: 'REMATCH' });
    for (const name of this.waiting) this.settingsChanged(name);
    this.waiting.clear();
  }

  /** Takes up the game that the browser kept, if there is one and none has begun yet. */
  protected restore(): void {
    const game = this.autosave === null || this.match.game ? undefined : recallGame(this.autosave);
    if (game?.ok) this.takeUp(game.value);
    else if (game) this.reportFailure(game);
  }

  private get desk(): NewsDesk {
    const { match, localizer, autosave } = this;
    return { page: this, match, localizer, autosave };
  }

  private goOnWith(game: Result<StartedGame>): Result<undefined> {
    if (!game.ok) return game;
    this.match.replace(() => {
      this.takeUp(game.value);
      keepHere(this.desk);
    });
    return success(undefined);
  }

  private takeUp(game: StartedGame): void {
    this.match.takeUp(game);
    fire(this, 'cafe-load', writeSave(game));
  }

  private readonly undoTurn = (): boolean => {
    const { turnUndone } = this.match.counts;
    if (this.undoPolicy !== 'none') this.match.send({ type: 'UNDO', free: this.undoPolicy === 'free' });
    return this.match.counts.turnUndone > turnUndone;
  };

  private settings(): Settings {
    return { edition: this.edition, houseRules: this.houseRules };
  }

  /** The players that were set, else as many nameless ones as the game needs at the least. */
  private invited(): readonly { readonly name: string }[] {
    if (this.players) return this.players.map(({ name }) => ({ name }));
    return [1, 2].map((number) => ({ name: this.localizer.text('lobby-default-name', { number }) }));
  }

  private newGame(options: StartOptions): Result<StartedGame> {
    const { match, waiting } = this;
    const played = waiting.has('edition') ? this.edition : match.match.settings.edition;
    const editionId = readEdition(options.edition ?? played);
    if (!editionId.ok) return editionId;
    const agreed = waiting.has('houseRules') ? this.houseRules : match.match.settings.houseRules;
    const houseRules = readHouseRules(editionId.value, options.houseRules ?? agreed);
    if (!houseRules.ok) return houseRules;
    const party = waiting.has('players') ? this.invited() : match.match.players;
    const players = options.players === undefined ? success(party) : readPlayers(options.players);
    if (!players.ok) return players;
    const seed = options.seed === undefined ? success(this.seed ?? randomSeed()) : readText('seed', options.seed);
    if (!seed.ok) return seed;
    const game = dealGame({ edition: editionId.value, houseRules: houseRules.value }, players.value, seed.value);
    return game.ok ? game : { ...game, code: 'bad-game' };
  }

  private reportFailure(result: Result<unknown>): void {
    if (!result.ok) this.report({ ...result, code: 'bad-game' });
  }
}
