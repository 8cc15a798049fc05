/** One house rule of the lobby: its control, what it is about, and the way back to what the preset says. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OptionChoice, OptionView } from '../flow/views.js';
import type { LobbyDesk } from './lobby-desk.js';
import { listField } from './lobby-list.js';
import { choiceWords, valueWords } from './option-words.js';

export function lobbyOption(desk: LobbyDesk, option: OptionView, preset: string): TemplateResult {
  const { id, changed, choices, number, list } = option;
  const isTick = choices.every((choice) => typeof choice === 'boolean');
  return html`<div class="option ${changed ? 'differs' : ''}" data-option=${id}>
    ${isTick ? tick(desk, option) : select(desk, option)}
    ${number === undefined ? nothing : numberField(desk, option, number)}
    ${list === undefined ? nothing : listField(desk, id, list)}
    <p id="about-${id}" class="muted">${desk.locale.text(`option-${id}-about`)}</p>
    ${changed ? wayBack(desk, option, preset) : nothing}
  </div>`;
}

function tick(desk: LobbyDesk, { id, value, changed }: OptionView): TemplateResult {
  return html`<label class="tick">
    <input
      id="option-${id}"
      type="checkbox"
      aria-describedby=${notes(id, changed)}
      .checked=${live(value === true)}
      @change=${(event: Event) => set(desk, id, (event.target as HTMLInputElement).checked)}
    />
    <span class="name">${desk.locale.text(`option-${id}`)}</span>
  </label>`;
}

function select(desk: LobbyDesk, option: OptionView): TemplateResult {
  const { id, value, choices, changed } = option;
  const isOwn = choices.every((choice) => choice !== value);
  return html`<label id="name-${id}" class="name" for="option-${id}">${desk.locale.text(`option-${id}`)}</label>
    <select
      id="option-${id}"
      aria-describedby=${notes(id, changed)}
      @change=${(event: Event) => choose(desk, option, event.target as HTMLSelectElement)}
    >
      ${choices.map(
        (choice) =>
          html`<option value=${String(choice)} .selected=${live(choice === value)}>
            ${choiceWords(desk.locale, id, choice)}
          </option>`,
      )}
      ${isOwn ? html`<option value="own" disabled .selected=${live(true)}>${valueWords(desk.locale, option)}</option>` : nothing}
    </select>`;
}

/** Beside the choices any whole number within the bounds. */
function numberField(desk: LobbyDesk, option: OptionView, [least, most]: readonly [number, number]): TemplateResult {
  const { id, value } = option;
  return html`<label id="number-name-${id}" class="bounds muted" for="number-${id}"
      >${desk.locale.text('lobby-number', { least, most })}</label
    >
    <input
      id="number-${id}"
      type="number"
      inputmode="numeric"
      autocomplete="off"
      min=${least}
      max=${most}
      step="1"
      aria-labelledby="name-${id} number-name-${id}"
      .value=${live(typeof value === 'number' ? String(value) : '')}
      @change=${(event: Event) => type(desk, option, event.target as HTMLInputElement)}
    />`;
}

function wayBack(desk: LobbyDesk, { id, choices, preset }: OptionView, name: string): TemplateResult {
  const option = desk.locale.text(`option-${id}`);
  const value = choices.includes(preset) ? choiceWords(desk.locale, id, preset) : String(preset);
  return html`<div class="back">
    <p id="differs-${id}">${desk.locale.text('lobby-differs', { preset: name, value })}</p>
    <button
      type="button"
      part="button"
      class="link"
      data-back=${id}
      aria-label=${desk.locale.text('lobby-set-back-option', { option })}
      @click=${() => set(desk, id, preset)}
    >
      ${desk.locale.text('lobby-set-back')}
    </button>
  </div>`;
}

const notes = (id: string, changed: boolean): string => `about-${id}${changed ? ` differs-${id}` : ''}`;

function choose(desk: LobbyDesk, { id, choices }: OptionView, { value }: HTMLSelectElement): void {
  const choice = choices.find((one) => String(one) === value);
  if (choice !== undefined) set(desk, id, choice);
}

/** A number that is none, or out of bounds, stays to be mended; the browser says what is wrong with it. */
function type(desk: LobbyDesk, { id, value }: OptionView, field: HTMLInputElement): void {
  if (!field.reportValidity()) return;
  const number = field.valueAsNumber;
  if (!Number.isNaN(number) && number !== value) set(desk, id, number);
}

function set(desk: LobbyDesk, id: string, value: OptionChoice): void {
  desk.ask({ type: 'option', id, value });
}
