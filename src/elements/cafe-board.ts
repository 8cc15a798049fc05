import { html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { Area, BarView, BoardView, ChairView } from '../flow/views.js';
import { nationStyles } from '../theme/nations.js';
import { floorDrawing } from './board-floor.js';
import { boardPlan, tableGroups, type BoardPlan, type TableGroup } from './board-plan.js';
import { boardStyles } from './board-styles.js';
import { CloseUp, closeUpStyles } from './close-up.js';
import { chairAfter, nextFitting, nextTable } from './board-steps.js';
import { cssVariables } from './css-variables.js';
import { tableToken } from './table-token.js';

/**
 * The café from above: tables, chairs and bar where the floor plan puts them, at any size. The Tab key stops at one chair;
 * arrow keys, Home and End go on from there, Page Down and Page Up go to the next chair that is lit.
 *
 * @csspart board - the floor
 * @csspart table - a table
 * @csspart chair - a chair
 * @csspart bar - the bar
 * @csspart guest - a figure on a chair or stool
 * @csspart stool - a stool of the bar
 * @csspart button - the button that shows all of the café again
 */
export class CafeBoard extends LitElement {
  static override styles = [nationStyles, boardStyles, closeUpStyles];

  /** The café; nothing is drawn without it. */
  @property({ attribute: false }) view: BoardView | undefined;

  /** There is a list of keys to be asked for. */
  @property({ attribute: false }) hasHelp = false;

  /** The number of the turn: with another one, all of the café is seen again. */
  @property({ attribute: false }) turn: number | undefined;

  /** The chair that the keyboard was at last. */
  @state() private current: string | undefined;

  private plan: BoardPlan | undefined;
  private readonly locale = new LocaleController(this);
  private readonly closeUp = new CloseUp(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('turn')) this.closeUp.leave();
    if (!changed.has('view') || this.view === undefined) return;
    this.plan = boardPlan(this.view, this.plan);
    if (!this.plan.facing.has(this.current ?? '')) this.current = undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view, plan } = this;
    if (view === undefined || plan === undefined) return nothing;
    const { floor } = plan;
    return html`<div
        part="board"
        class=${classMap({ floor: true, tall: floor.height > floor.width, close: this.closeUp.isClose })}
        role="group"
        aria-label=${this.locale.text('board-title')}
        aria-describedby="keys"
        ${cssVariables({ '--left': floor.x, '--top': floor.y, '--wide': floor.width, '--high': floor.height })}
        @keydown=${this.step}
        @focusin=${this.follow}
        @click=${this.closeUp.listener}
      >
        <div class="stage">
          <p id="keys" class="quiet">
            ${this.locale.text('board-keys')} ${this.hasHelp ? this.locale.text('board-help') : nothing}
          </p>
          ${guard([plan, view.tables.map(({ nation }) => nation).join()], () => ground(view, floor))}
          ${repeat(
            tableGroups(view),
            ({ table }) => table.id,
            (group) => guard(this.parts(group, plan), () => this.renderGroup(group, plan)),
          )}
          ${view.bar === undefined ? nothing : this.renderBar(view.bar)}
        </div>
      </div>
      ${this.closeUp.render(this.locale)}`;
  }

  /** Takes the keyboard to the next table, or to the next chair that fits; false where there is none. */
  lead(to: 'table' | 'fitting', back: boolean): boolean {
    const { view, current } = this;
    const from = view?.chairs.find(({ id }) => id === current) ?? view?.chairs[0];
    if (!view || !from) return false;
    const next = to === 'table' ? nextTable(view, from, back) : nextFitting(view.chairs, from, back);
    if (next) this.focusChair(next.id);
    return next !== undefined;
  }

  private focusChair(id: string): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-chair="${CSS.escape(id)}"]`)?.focus();
  }

  private renderBar(bar: BarView): TemplateResult {
    const { x, y, width, height } = bar.area;
    const spot = { '--x': x + width / 2, '--y': y + height / 2, '--size': width, '--height': height };
    return html`<cafe-bar
      part="bar"
      exportparts="stool, guest"
      data-bar
      class="place"
      ${cssVariables(spot)}
      .bar=${bar}
    ></cafe-bar>`;
  }

  /** A table and its chairs are looked at again only if one of these is another than before. */
  private parts({ table, chairs }: TableGroup, plan: BoardPlan): unknown[] {
    return [plan, this.locale.language, table, ...chairs, chairs.find((chair) => this.stopsAt(chair))];
  }

  private renderGroup({ table, chairs }: TableGroup, plan: BoardPlan): TemplateResult {
    return html`<div role="group" aria-label=${this.locale.text('table-label', { table: tableToken(table) })}>
      <cafe-table part="table" data-table=${table.id} class="place" ${at(table)} .table=${table}></cafe-table>
      ${repeat(
        chairs,
        ({ id }) => id,
        (chair) =>
          html`<cafe-chair
            part="chair"
            exportparts="guest"
            data-chair=${chair.id}
            class="place"
            ${at(chair)}
            .chair=${chair}
            .facing=${plan.facing.get(chair.id) ?? []}
            .tabStop=${this.stopsAt(chair)}
          ></cafe-chair>`,
      )}
    </div>`;
  }

  private stopsAt({ id }: ChairView): boolean {
    return id === (this.current ?? this.view?.chairs[0]?.id);
  }

  private follow(event: FocusEvent): void {
    this.current = chairOf(event) ?? this.current;
  }

  private step(event: KeyboardEvent): void {
    const { chairs } = this.view ?? { chairs: [] };
    // At the bar only the keys that look for lit chairs lead away: it is the first stop on the way back from the hand.
    const fromBar = event.key.startsWith('Page') ? (this.current ?? chairs[0]?.id) : undefined;
    const from = chairs.find(({ id }) => id === (chairOf(event) ?? fromBar));
    if (from === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = chairAfter(event.key, from, chairs);
    if (to === undefined) return;
    event.preventDefault();
    this.focusChair(to.id);
  }
}

const chairOf = ({ target }: Event): string | undefined =>
  target instanceof HTMLElement ? target.dataset.chair : undefined;

const at = ({ x, y }: Pick<ChairView, 'x' | 'y'>) => cssVariables({ '--x': x, '--y': y });

const ground = (view: BoardView, { x, y, width, height }: Area) => {
  const corner = Math.min(width, height) * 0.035;
  return html`<svg class="ground" viewBox="${x} ${y} ${width} ${height}" aria-hidden="true">
    ${floorDrawing(view, { x, y, width, height })}
    ${svg`<rect class="skirting" x=${x} y=${y} width=${width} height=${height} rx=${corner}></rect>`}
  </svg>`;
};

declare global {
  interface HTMLElementTagNameMap {
    'cafe-board': CafeBoard;
  }
}
