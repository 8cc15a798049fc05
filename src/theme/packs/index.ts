/** The looks of the nations. A new one is a file and a line here. */
import { animals } from './animals.js';
import { cups } from './cups.js';
import { flags } from './flags.js';
import type { Pack } from './pack.js';
import { plain } from './plain.js';

export type { NationNames, Pack, Sign } from './pack.js';

export const packs = { flags, cups, animals, plain } as const satisfies Readonly<Record<string, Pack>>;

export type PackName = keyof typeof packs;

export const packNames = Object.keys(packs) as PackName[];

export const DEFAULT_PACK: PackName = 'flags';
