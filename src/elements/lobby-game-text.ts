/** Going on with a game that somebody copied as text. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LobbyDesk } from './lobby-desk.js';

/** `message` says why the last text could not be taken up. */
export function lobbyGameText(desk: LobbyDesk, message: string | undefined): TemplateResult {
  return html`<details id="game-text">
    <summary><span class="name">${desk.locale.text('lobby-game-text')}</span></summary>
    <form class="game-text" @submit=${(event: SubmitEvent) => paste(desk, event)}>
      <p id="about-text" class="muted">${desk.locale.text('lobby-game-text-about')}</p>
      <label for="text">${desk.locale.text('lobby-game-text-field')}</label>
      <textarea
        id="text"
        name="text"
        rows="6"
        dir="auto"
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        aria-describedby="about-text message"
        aria-invalid=${message === undefined ? nothing : 'true'}
      ></textarea>
      <p id="message" role="alert">${message}</p>
      <button part="button">${desk.locale.text('lobby-game-text-open')}</button>
    </form>
  </details>`;
}

function paste(desk: LobbyDesk, event: SubmitEvent): void {
  event.preventDefault();
  const text = (event.target as HTMLFormElement).querySelector('textarea')?.value ?? '';
  desk.ask({ type: 'paste-game', text });
}
