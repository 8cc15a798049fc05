import { expect } from '@open-wc/testing';
import { readNumbers, writeNumbers } from '../../src/elements/number-list.js';

const rules = { count: 3, within: [-10, 10] } as const;

describe('a row of numbers that was typed', () => {
  it('has anything usual between them, and signs of every shape', () => {
    for (const text of ['1 -2 3', ' 1, −2;3 ', '+1 · –2 · +3', '1\n-2\n3', '1|-2|3', '01/-02/03']) {
      expect(readNumbers(text, rules), text).to.deep.equal({ numbers: [1, -2, 3] });
    }
  });

  it('has no zero below zero', () => {
    expect(readNumbers('-0 0 +0', rules)).to.deep.equal({ numbers: [0, 0, 0] });
    const read = readNumbers('-0 1 2', rules);
    expect('numbers' in read && Object.is(read.numbers[0], 0)).to.equal(true);
  });

  it('is refused with the first place that is wrong', () => {
    for (const [text, id, place] of [
      ['', 'list-few', 1],
      ['1 2', 'list-few', 3],
      ['1 2 3 4', 'list-many', 4],
      ['1 x y', 'list-no-number', 2],
      ['1 - 2', 'list-no-number', 2],
      ['1 2.5 3', 'list-no-number', 2],
      ['1 1e1 3', 'list-no-number', 2],
      ['1 2 11', 'list-bounds', 3],
      ['-11 2 11', 'list-bounds', 1],
      [`1 ${'9'.repeat(400)} 3`, 'list-bounds', 2],
    ] as const) {
      const read = readNumbers(text, rules);
      expect('fault' in read && [read.fault.id, read.fault.args.place], text).to.deep.equal([id, place]);
    }
  });

  it('is written as it can be typed', () => {
    expect(writeNumbers([1, -2, 3])).to.equal('1 -2 3');
    expect(readNumbers(writeNumbers([1, -2, 3]), rules)).to.deep.equal({ numbers: [1, -2, 3] });
  });
});
