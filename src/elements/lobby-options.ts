/** All house rules of the lobby, folded away; and what of them differs from the preset, in sight. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { LobbyView } from '../flow/views.js';
import type { LobbyDesk } from './lobby-desk.js';
import { grouped, type OptionGroup } from './lobby-groups.js';
import { lobbyOption } from './lobby-option.js';
import { presetName, valueWords } from './option-words.js';

/** Every option that counts in this edition, group by group. */
export function lobbyOptions(desk: LobbyDesk, view: LobbyView): TemplateResult {
  const count = view.options.filter(({ changed }) => changed).length;
  const preset = presetName(desk.locale, view);
  return html`<details id="options">
    <summary>
      <span class="name">${desk.locale.text('lobby-options')}</span>
      ${count === 0 ? nothing : html`<span class="muted">${desk.locale.text('lobby-options-changed', { count })}</span>`}
    </summary>
    ${repeat(
      grouped(view.options),
      ({ name }) => name,
      (group) => optionGroup(desk, group, preset),
    )}
  </details>`;
}

function optionGroup(desk: LobbyDesk, { name, options }: OptionGroup, preset: string): TemplateResult {
  // By their ids, so that a control keeps its element, and with it the focus, whatever comes and goes around it.
  const rows = repeat(
    options,
    ({ id }) => id,
    (option) => lobbyOption(desk, option, preset),
  );
  return html`<fieldset class="group">
    <legend>${desk.locale.text(`options-${name}`)}</legend>
    <div class="options">${rows}</div>
  </fieldset>`;
}

/** What this house plays otherwise than the preset, and the way back to it. */
export function lobbyChanged(desk: LobbyDesk, view: LobbyView): TemplateResult | typeof nothing {
  const changed = view.options.filter((option) => option.changed);
  if (changed.length === 0) return nothing;
  const preset = presetName(desk.locale, view);
  return html`<div class="changed">
    <p role="status">${desk.locale.text('lobby-changed', { preset })}</p>
    <ul>
      ${changed.map(
        (option) =>
          html`<li>
            <strong>${desk.locale.text(`option-${option.id}`)}</strong>
            <span class="muted">${valueWords(desk.locale, option)}</span>
          </li>`,
      )}
    </ul>
    <button
      type="button"
      part="button"
      data-back="all"
      @click=${() => desk.ask({ type: 'configure', preset: view.preset, options: 'drop' })}
    >
      ${desk.locale.text('lobby-set-all-back', { preset })}
    </button>
  </div>`;
}
