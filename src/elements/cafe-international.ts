import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { HandView, Views } from '../flow/index.js';
import { anchorIn } from './anchors.js';
import { CafeGame } from './cafe-game.js';
import { cafeStyles } from './cafe-styles.js';
import { GameExchange } from './exchange.js';
import { FocusKeeper } from './focus-keeper.js';
import { cssVariables } from './css-variables.js';
import { dragGuests } from './guest-drag.js';
import { follow, hotkeyIn } from './hotkeys.js';
import { Motion } from './motion.js';
import { fire, type CafeEventMap } from './public-events.js';
import { CafeRequestEvent, type CafeRequest } from './requests.js';
import { Sheets } from './sheets.js';
import { effectBetween, Sound } from './sound.js';
import { spokenText } from './spoken.js';
import { summaryText } from './summary.js';

/**
 * A table in the Café International: lobby, board, hands and score, for people at one screen. Attributes, methods and
 * events are those of `docs/contract.md` section 7.
 *
 * @slot house-rules - `<script type="application/json">` with house rules
 * @csspart board - the floor of the café
 * @csspart table - a table
 * @csspart chair - a chair
 * @csspart guest - a guest on a chair, on a stool or in a hand
 * @csspart hand - a hand
 * @csspart bar - the bar
 * @csspart stool - a stool of the bar
 * @csspart score - the score board
 * @csspart log - the turn log
 * @csspart prompt - the sentence that says what is expected
 * @csspart button - every other button
 * @fires {CustomEvent<StartDetail>} cafe-start - a game begins
 * @fires {CustomEvent<{turn: string}>} cafe-before-turn - before a turn counts; cancelable
 * @fires {CustomEvent<TurnDetail>} cafe-turn - after a turn
 * @fires {CustomEvent<SavedGame>} cafe-save - after every turn and undo, and when `cafe-save-request` asks
 * @fires {CustomEvent<SavedGame>} cafe-load - a saved game was taken up
 * @fires {CustomEvent<Problem>} cafe-illegal - a wish was refused
 * @fires {CustomEvent} cafe-over - the café closes
 * @fires {CustomEvent} cafe-undo - a turn was taken back
 * @fires {CustomEvent} cafe-announce - whatever is spoken to screen readers
 * @fires {CustomEvent<Problem>} cafe-storage - the browser keeps no games
 * @fires {CustomEvent<Problem>} cafe-error - bad input
 */
export class CafeInternational extends CafeGame {
  static override styles = cafeStyles;

  private views: Views = this.match.views;
  private spoken: Views | undefined;
  private refusals = 0;

  private readonly exchange = new GameExchange(this, this.match, (text) => this.loadText(text));

  private readonly sheets = new Sheets(this);
  private readonly motion = new Motion(this, () => this.speed);
  private readonly effects = new Sound(this, () => this.sound);

  constructor() {
    super();
    new FocusKeeper(this);
    dragGuests(this, {
      hold: (index) => this.match.hold(index),
      drop: (place) => this.drop(place),
    });
  }

  /** The element at a place, for pages that point at it: `board`, `hand`, `bar`, `table:GB1`, `chair:s28` …; or null. */
  getAnchor(name: string): HTMLElement | null {
    return anchorIn(this.renderRoot, name);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener(CafeRequestEvent.type, (event) => {
      event.stopPropagation();
      if (event instanceof CafeRequestEvent) this.answer(event.request);
    });
    root.addEventListener('keydown', (event) => {
      // While something lies over the table, its keys are those of what lies there.
      if (!this.sheets.isOpen && this.key(event as KeyboardEvent)) event.preventDefault();
    });
    return root;
  }

  /** Does what a key asks for; false where it is not one of ours. */
  private key(event: KeyboardEvent): boolean {
    if (event.key === 'Escape') return this.match.cancel();
    const hotkey = hotkeyIn(event);
    if (hotkey === undefined || this.hotkeysOff.includes(hotkey)) return false;
    if (hotkey === 'help') this.sheets.showKeys();
    else if (hotkey === 'summary') this.say(summaryText(this.localizer, this.views));
    else return follow(this.renderRoot, hotkey, event.shiftKey);
    return true;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // Not before: what a page sets before the tag is known arrives with the first update.
    if (!this.hasUpdated) this.restore();
    const before = this.views;
    this.views = this.match.views;
    this.motion.plan(this.hasUpdated ? before : undefined, this.views);
  }

  protected override render(): TemplateResult {
    const { stage, board, scoreboard } = this.views;
    const { lang, direction } = this.localizer;
    const motion = this.speed > 0 ? 1 / this.speed : 0;
    return html`<div
      class="room ${stage} ${this.theme}"
      lang=${lang}
      dir=${direction}
      ${cssVariables({ '--cafe-motion': motion })}
    >
      ${stage === 'composing' || stage === 'curtain' ? this.renderPlay() : nothing}
      <cafe-board
        exportparts="board, table, chair, guest, bar, stool, button"
        .view=${board}
        .turn=${scoreboard?.turn}
        .hasHelp=${!this.hotkeysOff.includes('help')}
      ></cafe-board>
      ${stage === 'lobby' ? nothing : this.renderOthers()} ${this.renderPapers()}
      <div class="air" popover="manual" aria-hidden="true"></div>
      <div class="loupe" popover="manual" inert aria-hidden="true"></div>
      <cafe-guest class="ghost" popover="manual" aria-hidden="true"></cafe-guest>
      <cafe-announcer></cafe-announcer>
      ${this.sheets.render(this.localizer, this.match.match.settings, this.hotkeysOff)}
      <slot name="house-rules" hidden @slotchange=${this.readSlot}></slot>
    </div>`;
  }

  private renderPlay(): TemplateResult {
    const { scoreboard, controls, hands, curtain } = this.views;
    return html`<cafe-scoreboard exportparts="score, button" .view=${scoreboard}></cafe-scoreboard> ${
        curtain
          ? html`<cafe-curtain class="hand" exportparts="prompt, button" .view=${curtain}></cafe-curtain>`
          : html`<cafe-controls exportparts="prompt, button" .view=${controls}></cafe-controls>`
      }
      ${hands.filter(({ active }) => active).map((hand) => this.renderHand(hand, 'hand'))}`;
  }

  private renderOthers(): TemplateResult {
    const others = this.views.hands.filter(({ active }) => !active);
    return html`<div class="others">${others.map((hand) => this.renderHand(hand, ''))}</div>`;
  }

  private renderHand(hand: HandView, place: string): TemplateResult {
    return html`<cafe-hand class=${place} exportparts="hand, guest" .view=${hand}></cafe-hand>`;
  }

  private renderPapers(): TemplateResult {
    const { stage, lobby, result, log } = this.views;
    const { message, text } = this.exchange.last;
    if (stage === 'lobby')
      return html`<div class="papers">
        <cafe-lobby exportparts="button" .view=${lobby} .message=${message}></cafe-lobby>
      </div>`;
    return html`<div class="papers">
      ${result ? html`<cafe-result exportparts="button" .view=${result}></cafe-result>` : nothing}
      <cafe-log exportparts="log, button" .entries=${log} .message=${message} .text=${text}></cafe-log>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const isRefused = this.match.refusals > this.refusals;
    const text = spokenText(this.localizer, this.spoken, this.views, isRefused, this.verbosity);
    if (this.spoken) this.say(text);
    this.effects.play(effectBetween(this.spoken, this.views, isRefused));
    this.spoken = this.views;
    this.refusals = this.match.refusals;
  }

  private say(text: string): void {
    if (text === '') return;
    this.renderRoot.querySelector('cafe-announcer')?.say(text);
    fire(this, 'cafe-announce', { text, politeness: 'polite' });
  }

  protected override previews(): boolean {
    return this.confirm === 'always' || (this.confirm === 'touch' && matchMedia('(pointer: coarse)').matches);
  }

  /** Another preset; what this house plays otherwise stays as it is, unless it is to go. */
  private configure({ preset, options }: CafeRequest & { type: 'configure' }): void {
    const kept = options === 'keep' ? this.match.match.settings.houseRules : {};
    this.agree({ houseRules: { ...kept, preset } });
  }

  private answer(request: CafeRequest): void {
    switch (request.type) {
      case 'hold':
        return this.match.hold(request.index);
      case 'chair':
        return this.match.chooseChair(request.chair);
      case 'bar':
        return this.match.chooseBar();
      case 'action':
        return this.press(request.action);
      case 'join':
        return this.match.send({ type: 'JOIN', name: request.name });
      case 'leave':
        return this.match.send({ type: 'LEAVE', player: request.player });
      case 'rename':
        return this.match.send({ type: 'RENAME', player: request.player, name: request.name });
      case 'edition':
        return this.agree({ edition: request.edition });
      case 'configure':
        return this.configure(request);
      case 'option':
        return this.agree({ houseRules: { ...this.match.match.settings.houseRules, [request.id]: request.value } });
      case 'rule':
        return this.sheets.showBook(request.section);
      case 'copy-game':
        return void this.exchange.copy();
      case 'paste-game':
        return this.exchange.paste(request.text);
    }
  }

  /** The drag has shown already what a first choice shows, but a visit to the bar cannot be taken back. */
  private drop(place: { readonly chair: string } | 'bar'): void {
    if (place === 'bar') this.match.chooseBar();
    else this.match.chooseChair(place.chair, this.confirm !== 'always');
  }

  private press(action: string): void {
    if (action === 'start') this.startFromLobby();
    else if (action === 'rematch') this.leaveTable();
    else if (action === 'undo') this.undo();
    else if (action === 'ready') this.match.send({ type: 'READY' });
    else this.match.press(action);
  }

  /** House rules from a script in the page, also when it comes late. */
  private readSlot(event: Event): void {
    for (const script of (event.target as HTMLSlotElement).assignedElements()) this.houseRules = script.textContent;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-international': CafeInternational;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merges the events into the DOM's own map
  interface HTMLElementEventMap extends CafeEventMap {}
}
