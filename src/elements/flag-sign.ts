import { html, type TemplateResult } from 'lit';
import type { NationId } from '../flow/views.js';
import { flag } from '../theme/flags.js';

/** A flag as large as the text beside it, which says the same in words. */
export const flagSign = (nation: NationId): TemplateResult =>
  html`<svg class="flag" viewBox="-11 -11 22 22" aria-hidden="true">${flag(nation)}</svg>`;
