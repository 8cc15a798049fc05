// Writes src/theme/packs/flag-signs.ts from the package circle-flags: `node scripts/flags.mjs`. A test compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import prettier from 'prettier';

const NATIONS = ['CF', 'CN', 'CU', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'RU', 'TR', 'US'];

const root = new URL('..', import.meta.url);
const target = fileURLToPath(new URL('src/theme/packs/flag-signs.ts', root));

/** @param {string} path */
const read = (path) => readFileSync(new URL(`node_modules/circle-flags/${path}`, root), 'utf8');

/**
 * What is painted, from below to above: colour and path data. The mask that makes it round is left to the drawing.
 * @param {string} svg
 */
function areas(svg) {
  const painted = svg.replace(/<mask.*?<\/mask>/s, '');
  return [...painted.matchAll(/<(path|circle) ([^>]*)\/>/g)].map(([, kind, text = '']) => {
    const given = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const { fill, d, cx, cy, r } = /** @type {Record<string, string>} */ (given);
    const colour = String(fill).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    return [colour, kind === 'path' ? d : disc({ cx: Number(cx), cy: Number(cy), r: Number(r) })];
  });
}

/** @param {{ cx: number, cy: number, r: number }} circle */
const disc = ({ cx, cy, r }) => `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** The file as it should be. */
export function flagSigns() {
  const { version } = JSON.parse(read('package.json'));
  const licence = read('LICENSE.md').replace(/^# /, '').trim().split('\n');
  const signs = Object.fromEntries(NATIONS.map((id) => [id, areas(read(`flags/${id.toLowerCase()}.svg`))]));
  const text = `/*!
 * Flags: circle-flags ${version}, https://github.com/HatScripts/circle-flags
 *
${licence.map((line) => ` * ${line}`.trimEnd()).join('\n')}
 */
import type { Signs } from './pack.js';

/** Written by scripts/flags.mjs. */
export const flagSigns: Signs = ${JSON.stringify(signs)};
`;
  return prettier.format(text, {
    ...JSON.parse(readFileSync(new URL('.prettierrc.json', root), 'utf8')),
    parser: 'typescript',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(target, await flagSigns());
