import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { atHand, fetchLocalizer, languageFor } from '../../src/i18n/languages.js';
import { english as en } from '../../src/i18n/messages.js';
import { familyIds } from './families.js';

describe('the language', () => {
  test('follows the tag, as far as there is one for it', () => {
    const asked = ['en', 'EN-gb', 'de', 'de-AT', 'DE-1996', 'de-Latn-DE-x-a', 'en-XA', 'ar-XB', 'ar', 'den'];
    const spoken = ['en', 'en', 'de', 'de', 'de', 'de', 'en-xa', 'ar-xb', 'en', 'en'];
    assert.deepEqual(asked.map(languageFor), spoken);
  });

  test('falls back to English, whatever the tag', () => {
    for (const tag of ['tlh', '', '-', 'constructor', '__proto__', '<b>']) assert.equal(languageFor(tag), 'en');
    fc.assert(fc.property(fc.string(), (tag) => languageFor(`x${tag}`) === 'en'));
  });

  test('is fetched once, and is at hand from then on', async () => {
    assert.equal(atHand('en'), en);
    assert.equal(await fetchLocalizer('en'), en);
    assert.equal(atHand('en-xa'), undefined);
    const fetched = await fetchLocalizer('en-xa');
    assert.equal(fetched.lang, 'en-XA');
    assert.equal(atHand('en-xa'), fetched);
    assert.equal(await fetchLocalizer('en-xa'), fetched);
    assert.equal(await fetchLocalizer('tlh'), en);
  });
});

describe('the languages for tests', () => {
  test('mark every letter, and leave numbers and names alone', async () => {
    const marked = await fetchLocalizer('en-xa');
    assert.equal(marked.text('nation-GB'), 'Bríítááííñ');
    assert.equal(marked.text('spoken-turn', { name: 'Ann', text: '…', points: 4 }), 'Ann: …, 4 póóííñtš.');
  });

  test('run from right to left', async () => {
    const mirrored = await fetchLocalizer('ar-xb');
    assert.equal(mirrored.direction, 'rtl');
    assert.equal(mirrored.text('nation-GB'), '\u202EBritain\u202C');
    assert.equal(en.direction, 'ltr');
  });
});

test('an id without a message is visible and harmless', () => {
  assert.equal(en.text('no-such-message'), '{no-such-message}');
  assert.equal(en.text(''), '{}');
});

describe('guests', () => {
  const guest = (token: string) =>
    en.text('log-seat', { guest: token, tables: 'GB1' }).replace(/^seats (.*) at .*$/, '$1');

  test('are ladies and gentlemen', () => {
    assert.equal(guest('GBf'), 'a lady from Britain');
    assert.equal(guest('CUm'), 'a gentleman from Cuba');
    assert.equal(guest('USf'), 'a lady from the United States');
  });

  test('are jokers, with and without a name', () => {
    assert.equal(guest('Jf'), 'a lady joker');
    assert.equal(guest('Jm'), 'a gentleman joker');
    assert.equal(guest('Jm=CF'), 'a gentleman joker as a guest from the Central African Republic');
  });

  test('have a form for each place in a sentence', () => {
    assert.equal(en.text('prompt-held', { guest: 'GBf' }), 'Choose one of the lit places for the lady from Britain.');
  });

  test('that are none are "this guest"', () => {
    for (const token of ['', 'XY', 'gbf', '<b>', 'ZZf=']) assert.equal(guest(token), 'this guest');
  });
});

describe('tables', () => {
  test('are named by nation and number', () => {
    assert.equal(en.text('log-seat', { guest: 'GBf', tables: 'GB2' }), 'seats a lady from Britain at Britain 2');
    assert.equal(
      en.text('log-seat', { guest: 'GBf', tables: 'GB2 ES1' }),
      'seats a lady from Britain at Britain 2 and Spain 1',
    );
  });

  test('that were dealt from cards are named by nation and place', () => {
    const label = (table: string) => en.text('table-label', { table });
    assert.equal(label('TR@NW'), 'Turkey, top left');
    assert.equal(label('TR@T7'), 'Turkey, table 7');
    assert.equal(label('@C'), 'an empty place (centre)');
    assert.equal(
      en.text('log-seat', { guest: 'TRf', tables: 'TR@NW GB@C US@SW' }),
      'seats a lady from Turkey at Turkey (top left), Britain (centre), and United States (bottom left)',
    );
    assert.equal(en.text('table-gone', { table: '@SE' }), 'an empty place (bottom right), no table here');
  });

  test('are named by their place alone where nothing else is known', () => {
    const at = (tables: string) => en.text('reason-balance', { guest: 'GBf', tables });
    assert.match(at('NW T7'), /ladies at the table at the top left and table 7\./);
  });

  test('that are none are "this table"', () => {
    for (const tables of ['XX', 'TR@', 'TR@XX', '@', '__proto__', 'T', 'NWX'])
      assert.equal(en.text('table-label', { table: tables }), 'this table');

    assert.match(en.text('reason-balance', { guest: 'GBf', tables: '' }), /at this table\./);
  });
});

describe('points', () => {
  test('are counted', () => {
    assert.equal(en.text('score-points', { points: 1 }), '1 point');
    assert.equal(en.text('score-points', { points: 4 }), '4 points');
    assert.equal(en.text('score-points', { points: 0 }), '0 points');
  });

  test('below zero have a true minus sign', () => {
    assert.equal(en.text('score-points', { points: -1 }), '−1 point');
    assert.equal(en.text('action-points', { points: -24 }), '−24 points');
  });

  test('that are gained have a plus sign', () => {
    assert.equal(en.text('action-points', { points: 6 }), '+6 points');
    assert.equal(en.text('action-points', { points: 0 }), '0 points');
  });

  test('are explained', () => {
    const line = { table: 'GB1', count: 2, points: 4 };
    assert.equal(en.text('points-oneNation', line), 'Britain 1: a pair of one nation, 4 points');
    assert.equal(
      en.text('points-company', { ...line, count: 3, points: 3 }),
      'Britain 1: a company of three, 3 points',
    );
    assert.equal(en.text('points-loneGuest', { ...line, count: 1, points: 1 }), 'Britain 1: the first guest, 1 point');
    assert.equal(en.text('points-bar', { count: 1, points: 1, fine: 0 }), 'Stool 1 at the bar pays 1 point');
    assert.equal(en.text('points-bar', { count: 3, points: 3, fine: 0 }), 'Stool 3 at the bar pays 3 points');
    assert.equal(en.text('points-bar', { count: 6, points: -2, fine: 2 }), 'Stool 6 at the bar costs 2 points');
  });
});

describe('refusals', () => {
  test('say what would be right', () => {
    assert.equal(
      en.text('reason-balance', { guest: 'GBf', tables: 'GB1' }),
      'There would be too many ladies at Britain 1. Bring a gentleman, or choose another table.',
    );
    for (const id of familyIds.filter((id) => id.startsWith('reason-'))) {
      const text = en.text(id, { guest: 'GBf', tables: 'GB1' });
      assert.match(text, /^[A-Z].*\.$/);
      assert.ok(text.length <= 120, `${id} is too long to be spoken: ${text}`);
    }
  });

  test('get along without guest and tables', () => {
    for (const id of familyIds.filter((id) => id.startsWith('reason-'))) assert.doesNotMatch(en.text(id), /[{}]/);
  });
});

test('with its arguments no message of a family has a gap', () => {
  const args = {
    name: 'Ann',
    guest: 'GBf',
    tables: 'GB1',
    table: 'GB1',
    nation: 'GB',
    points: 1,
    fine: 0,
    count: 2,
    min: 2,
    max: 4,
  };
  for (const id of familyIds) assert.doesNotMatch(en.text(id, args), /[{}]/, id);
});

test('a name stays as it is, whatever it holds', () => {
  const name = '<img src=x onerror="alert(1)"> { $x } \u202e';
  assert.equal(en.text('prompt-choose', { name }), `${name}, choose a guest from your hand.`);
});
