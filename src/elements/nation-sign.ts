import { html, type TemplateResult } from 'lit';
import type { NationId } from '../flow/views.js';
import type { Pack } from '../theme/packs/index.js';
import { sign } from '../theme/sign.js';

/** A sign as large as the text beside it, which says the same in words. */
export const nationSign = (nation: NationId, pack: Pack): TemplateResult =>
  html`<svg class="emblem" viewBox="-11 -11 22 22" aria-hidden="true">${sign(nation, pack)}</svg>`;
