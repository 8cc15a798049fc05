import { expect } from '@open-wc/testing';
import { cloths } from '../../src/theme/nations.js';
import { tokens, type Token } from '../../src/theme/tokens.js';

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const text: [Token, Token][] = [
  ['ink', 'paper'],
  ['ink', 'floor'],
  ['muted', 'paper'],
  ['danger', 'paper'],
  ['plate-ink', 'plate'],
  ['plate-ink', 'saucer'],
  ['plate-red', 'plate'],
  ['lamp-ink', 'lamp'],
  ['plate', 'wood-dark'],
];

const graphics: [Token, Token][] = [
  ['rim', 'floor'],
  ['rim', 'floor-shade'],
  ['lamp-rim', 'floor'],
  ['focus', 'floor'],
  ['focus', 'paper'],
  ['line', 'paper'],
  ['plate', 'plate-red'],
  ['plate', 'carpet'],
];

const schemes = ['light', 'dark'] as const;

describe('contrast', () => {
  for (const [pairs, least] of [
    [text, 4.5],
    [graphics, 3],
  ] as const) {
    for (const [one, other] of pairs) {
      for (const [at, scheme] of schemes.entries()) {
        it(`${one} on ${other} is at least ${least}:1, ${scheme}`, () => {
          expect(contrast(tokens[one][at]!, tokens[other][at]!)).to.be.at.least(least);
        });
      }
    }
  }

  for (const [nation, { cloth, ink }] of Object.entries(cloths)) {
    it(`letters on the cloth of ${nation} are at least 4.5:1`, () => {
      expect(contrast(ink, cloth)).to.be.at.least(4.5);
    });
  }
});
