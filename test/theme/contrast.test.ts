import { expect } from '@open-wc/testing';
import { cloths } from '../../src/theme/nations.js';
import { strongTokens, tokens, type Token } from '../../src/theme/tokens.js';
import { contrast } from './contrast.js';

const text: [Token, Token][] = [
  ['ink', 'paper'],
  ['ink', 'floor'],
  ['muted', 'paper'],
  ['danger', 'paper'],
  ['gain', 'paper'],
  ['accent-ink', 'accent'],
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

const strong: Record<Token, readonly [string, string]> = { ...tokens, ...strongTokens };

describe('contrast', () => {
  for (const [pairs, least, more] of [
    [text, 4.5, 7],
    [graphics, 3, 4.5],
  ] as const) {
    for (const [one, other] of pairs) {
      for (const [at, scheme] of schemes.entries()) {
        it(`${one} on ${other} is at least ${least}:1, ${scheme}, and ${more}:1 for who asks for more`, () => {
          expect(contrast(tokens[one][at]!, tokens[other][at]!)).to.be.at.least(least);
          expect(contrast(strong[one][at]!, strong[other][at]!)).to.be.at.least(more);
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
