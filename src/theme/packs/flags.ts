import { flagSigns } from './flag-signs.js';
import { idLetters } from './letters.js';
import type { Pack } from './pack.js';

/** Round flags. */
export const flags: Pack = { signs: flagSigns, letters: idLetters };
