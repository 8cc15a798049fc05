/** Beside the choices of a house rule a row of numbers of the house's own, typed into a field. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ListView } from '../flow/views.js';
import type { LobbyDesk } from './lobby-desk.js';
import { boundsOf, readNumbers, writeNumbers } from './number-list.js';

export function listField(desk: LobbyDesk, id: string, { numbers, within }: ListView): TemplateResult {
  const draft = desk.draft(id);
  const take = (field: HTMLTextAreaElement): void => {
    takeList(desk, id, { numbers, within }, field.value);
  };
  return html`<label id="list-name-${id}" class="bounds muted" for="list-${id}"
      >${desk.locale.text('lobby-list', { count: numbers.length, ...boundsOf(within) })}</label
    >
    <textarea
      id="list-${id}"
      class="list"
      rows="3"
      dir="ltr"
      spellcheck="false"
      autocomplete="off"
      enterkeyhint="done"
      aria-labelledby="name-${id} list-name-${id}"
      aria-describedby="fault-${id}"
      aria-invalid=${draft === undefined ? nothing : 'true'}
      .value=${live(draft?.text ?? writeNumbers(numbers))}
      @change=${(event: Event) => {
        take(event.target as HTMLTextAreaElement);
      }}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take(event.target as HTMLTextAreaElement);
      }}
    ></textarea>
    <p id="fault-${id}" class="fault" role="alert">
      ${draft === undefined ? nothing : desk.locale.text(draft.fault.id, draft.fault.args)}
    </p>`;
}

/** A row that cannot be read stays to be mended, and what is wrong with it stands beside it. */
function takeList(desk: LobbyDesk, id: string, { numbers, within }: ListView, text: string): void {
  const read = readNumbers(text, { count: numbers.length, within });
  if ('fault' in read) desk.keep(id, { text, fault: read.fault });
  else if (writeNumbers(read.numbers) !== writeNumbers(numbers)) desk.ask({ type: 'option', id, value: read.numbers });
  else desk.keep(id, undefined);
}
