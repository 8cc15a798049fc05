/** What is played: the edition, the preset of its house rules, what differs from it, and the way to the rule book. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { LobbyView } from '../flow/views.js';
import type { LobbyDesk } from './lobby-desk.js';
import { lobbyChanged } from './lobby-options.js';

export function lobbyHouse(desk: LobbyDesk, view: LobbyView): TemplateResult {
  const { editions, edition, presets, preset } = view;
  return html`<div class="house">
    <fieldset>
      <legend>${desk.locale.text('lobby-editions')}</legend>
      ${editions.map((id) =>
        radio('edition', id, id === edition, {
          name: desk.locale.text(`edition-${id}`),
          about: desk.locale.text(`edition-${id}-about`),
          choose: () => desk.ask({ type: 'edition', edition: id }),
        }),
      )}
    </fieldset>
    ${
      // A single preset leaves nothing to choose.
      presets.length > 1
        ? html`<fieldset>
            <legend>${desk.locale.text('lobby-presets')}</legend>
            ${presets.map((id) =>
              radio('preset', id, id === preset, {
                name: desk.locale.text(`preset-${id}`),
                about: desk.locale.text(`preset-${id}-about`),
                choose: () => desk.ask({ type: 'configure', preset: id, options: 'keep' }),
              }),
            )}
          </fieldset>`
        : nothing
    }
    ${lobbyChanged(desk, view)}
    <button type="button" part="button" class="link rule-book" @click=${() => desk.ask({ type: 'rule', section: '' })}>
      ${desk.locale.text('lobby-rule-book')}
    </button>
  </div>`;
}

interface RadioWords {
  readonly name: string;
  readonly about: string;
  readonly choose: () => void;
}

function radio(group: string, value: string, checked: boolean, { name, about, choose }: RadioWords): TemplateResult {
  return html`<label class="choice">
    <input type="radio" name=${group} value=${value} .checked=${live(checked)} @change=${choose} />
    <span><strong>${name}</strong> <span class="muted about">${about}</span></span>
  </label>`;
}
