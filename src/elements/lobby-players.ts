/** Who plays: a name each, and the field for the next. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { LobbyView } from '../flow/views.js';
import type { LobbyDesk } from './lobby-desk.js';
import { nextName } from './next-name.js';

/** Longer names are cut off by the field; the rules set no limit. */
const NAME_LENGTH = 40;

export function lobbyPlayers(desk: LobbyDesk, view: LobbyView): TemplateResult {
  return html`<div class="players">
    <h3 id="players">${desk.locale.text('lobby-players')}</h3>
    <ol aria-labelledby="players">
      ${view.players.map(({ name }, player) => playerRow(desk, name, player))}
    </ol>
    ${view.players.length < view.max ? joinForm(desk, view) : nothing}
    <p class="muted">${roomText(desk, view)}</p>
  </div>`;
}

function roomText({ locale }: LobbyDesk, { players, max }: LobbyView): string {
  const count = max - players.length;
  return count > 0 ? locale.text('lobby-room', { count }) : locale.text('lobby-full');
}

function playerRow(desk: LobbyDesk, name: string, player: number): TemplateResult {
  const { locale } = desk;
  return html`<li>
    <input
      type="text"
      dir="auto"
      autocomplete="off"
      maxlength=${NAME_LENGTH}
      aria-label=${locale.text('lobby-player', { number: player + 1 })}
      .value=${live(name)}
      @change=${(event: Event) => rename(desk, event.target as HTMLInputElement, player, name)}
    />
    <button
      type="button"
      part="button"
      class="leave"
      aria-label=${locale.text('lobby-leave', { name })}
      @click=${() => desk.ask({ type: 'leave', player })}
    >
      <span aria-hidden="true">×</span>
    </button>
  </li>`;
}

function joinForm(desk: LobbyDesk, { players }: LobbyView): TemplateResult {
  return html`<form @submit=${(event: SubmitEvent) => join(desk, event, nextName(desk.locale, players))}>
    <label for="new">${desk.locale.text('lobby-new')}</label>
    <div class="join">
      <input
        id="new"
        type="text"
        dir="auto"
        autocomplete="off"
        enterkeyhint="done"
        maxlength=${NAME_LENGTH}
        placeholder=${nextName(desk.locale, players)}
      />
      <button part="button">${desk.locale.text('lobby-join')}</button>
    </div>
  </form>`;
}

/** A field left empty takes the name that it proposes. */
function join(desk: LobbyDesk, event: SubmitEvent, proposed: string): void {
  event.preventDefault();
  const name = (event.target as HTMLFormElement).querySelector('input')?.value.trim() ?? '';
  desk.ask({ type: 'join', name: name === '' ? proposed : name });
}

function rename(desk: LobbyDesk, field: HTMLInputElement, player: number, before: string): void {
  const name = field.value.trim();
  field.value = before;
  if (name !== '' && name !== before) desk.ask({ type: 'rename', player, name });
}
