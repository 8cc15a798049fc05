import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CafeRuleBook } from '../../src/elements/cafe-rule-book.js';
import { optionsOf } from '../../src/house-rules/index.js';
import { english as en } from '../../src/i18n/messages.js';
import { ruleBook, shortCard } from '../../src/rule-book/index.js';
import { complaints, detailsOf, heard, type Heard } from './event-tools.js';
import { expectAccessible, expectToFit, panel, part, parts, register, textOf } from './panel-tools.js';

register('cafe-rule-book', CafeRuleBook);

const houseRules = { preset: 'amigo', birthdayThreshold: 40, singleSexTables: true };

const book = (properties: Partial<CafeRuleBook> = {}): Promise<CafeRuleBook> => panel('cafe-rule-book', properties);

/** Sets attributes as a page does, and gives back what it and the console are told. */
async function told(el: CafeRuleBook, attributes: Readonly<Record<string, string>>) {
  const events: Heard[] = [];
  const warnings = await complaints(async () => {
    events.push(...(await heard(() => set(el, attributes))));
  });
  return { warnings, problems: detailsOf(events, 'cafe-error') };
}

async function set(el: CafeRuleBook, attributes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  await el.updateComplete;
}

describe('cafe-rule-book', () => {
  it('is accessible', async () => {
    await expectAccessible(await book({ section: '4.8', houseRules }));
    await expectAccessible(await book({ short: true, houseRules }));
  });

  it('says every sentence of the book, with its section and its options', async () => {
    const el = await book({ edition: 'card@1' });
    const sentences = ruleBook('card', optionsOf('classic1989')).flatMap((chapter) => chapter.sentences);
    expect(parts(el, '[data-rule]').map(({ dataset }) => [dataset.rule, dataset.by ?? ''])).to.deep.equal(
      sentences.map(({ section, by }) => [section, by.join(' ')]),
    );
    expect(parts(el, 'h3')).to.have.length(ruleBook('card', optionsOf('classic1989')).length);
    expect(textOf(part(el, 'article'))).not.to.match(/[{}]/);
  });

  it('reads its attributes', async () => {
    const el = await fixture<CafeRuleBook>(
      html`<cafe-rule-book edition="board" house-rules='{"preset":"amigo","bagEndAt":3}' short></cafe-rule-book>`,
    );
    expect(el.short).to.equal(true);
    expect(el.houseRules).to.deep.equal({ preset: 'amigo', bagEndAt: 3 });
    expect(textOf(part(el, 'ul'))).to.contain('at most 3 guests are left in the bag');
  });

  it('keeps the last good value of a bad attribute and says so once', async () => {
    const el = await book({ edition: 'card', houseRules: { preset: 'amigo' } });
    const before = textOf(el.shadowRoot!);
    for (const [name, value, code, at] of [
      ['edition', 'bridge', 'bad-attribute', 'edition'],
      ['house-rules', 'none', 'bad-attribute', 'house-rules'],
      ['house-rules', '{', 'bad-attribute', 'house-rules'],
      ['house-rules', '{"bagEndAt":9}', 'bad-house-rule', 'bagEndAt'],
    ] as const) {
      const { problems, warnings } = await told(el, { [name]: value });
      expect(problems.map((problem) => [problem.code, problem.at])).to.deep.equal([[code, at]]);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('<cafe-rule-book>').and.to.contain(name);
    }
    expect(el.edition).to.equal('card');
    expect(el.houseRules).to.deep.equal({ preset: 'amigo' });
    expect(textOf(el.shadowRoot!)).to.equal(before);
  });

  it('goes back to the board game and its usual rules without attributes', async () => {
    const el = await book();
    const before = textOf(el.shadowRoot!);
    await set(el, { edition: 'card', 'house-rules': 'amigo' });
    expect(textOf(el.shadowRoot!)).not.to.equal(before);
    el.removeAttribute('edition');
    el.removeAttribute('house-rules');
    await el.updateComplete;
    expect(textOf(el.shadowRoot!)).to.equal(before);
  });

  it('marks what the house has changed, for eyes and ears', async () => {
    expect(parts(await book(), '.changed, .legend')).to.have.length(0);
    const el = await book({ houseRules: { preset: 'classic1989', finalRound: true } });
    expect(parts(el, '.changed').map(({ dataset }) => dataset.by)).to.deep.equal(['finalRound', 'finalRound']);
    expect(textOf(parts(el, '.changed')[1]!)).to.match(/^◆House rule: First the round is played to its end/);
    expect(textOf(part(el, '.legend'))).to.equal('◆ House rule: Classic has it otherwise.');
  });

  it('says what is usual in place of it, and names the preset', async () => {
    const el = await book({ houseRules: { preset: 'amigo', monoDoubling: 'completion', finalRound: true } });
    expect(parts(el, '.usual').map(textOf)).to.deep.equal([
      'In Modern: If all guests at the table are of one nation, they count double: 4, 6 or 8.',
      'Not in Modern.',
      'In Modern: It closes at once, even if not everybody has had as many turns.',
    ]);
  });

  it('names no preset where all of them play the same', async () => {
    const el = await book({ edition: 'card', houseRules: { preset: 'amigo', cardTables: 7, singleSexTables: true } });
    expect(textOf(part(el, '.legend'))).to.equal('◆ House rule: usually it is played otherwise.');
    expect(textOf(parts(el, '.usual')[0]!)).to.match(/^Usually: 5 table cards lie open/);
    expect(textOf(parts(el, '.usual').at(-1)!)).to.equal('Usually there is no such rule.');
  });

  it('marks the section that is asked for', async () => {
    const el = await book({ section: '4.8' });
    const marked = () => parts(el, '[aria-current]').map(({ dataset }) => dataset.rule);
    expect(marked()).to.deep.equal(['4.8', '4.8']);
    el.section = 'option:monoDoubling';
    await el.updateComplete;
    expect(marked()).to.deep.equal(['4.8']);
    el.section = 'nowhere';
    await el.updateComplete;
    expect(marked()).to.deep.equal([]);
  });

  it('leads to a section: the focus goes to its heading, which comes into view', async () => {
    const el = await book();
    expect(await el.show('4.12')).to.equal(true);
    const heading = el.shadowRoot!.activeElement!;
    expect(textOf(heading)).to.equal('The bar 4.12');
    const { top, bottom } = heading.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(innerHeight);
    expect(await el.show('option:bagEndAt')).to.equal(true);
    expect(textOf(el.shadowRoot!.activeElement!)).to.match(/^When the café closes/);
  });

  it('leads from a refusal or a line of points to the sentence that explains it, and brings it into view', async () => {
    await setViewport({ width: 390, height: 500 });
    const el = await book({ houseRules });
    for (const [place, text] of [
      ['reason:jokerAtBar', /^A joker goes to the bar/],
      ['points:oneNation', /^If all guests at the table are of one nation/],
      ['points:klatch', /Such a table earns/],
    ] as const) {
      expect(await el.show(place)).to.equal(true);
      const marked = parts(el, '[aria-current]');
      expect(marked).to.have.length(1);
      expect(textOf(marked[0]!)).to.match(text);
      const { top, bottom } = marked[0]!.getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(innerHeight);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('shows its title where there is no such section', async () => {
    const el = await book();
    await el.show('4.12');
    for (const nowhere of ['', '9.9']) {
      expect(await el.show(nowhere)).to.equal(false);
      expect(el.shadowRoot!.activeElement).to.equal(part(el, 'h2'));
      expect(parts(el, '[aria-current]')).to.have.length(0);
    }
  });

  it('has a short card that fits on one screen', async () => {
    const el = await book({ short: true, houseRules });
    const sentences = shortCard('board', { ...optionsOf('amigo'), ...houseRules });
    expect(parts(el, 'li')).to.have.length(sentences.length);
    const said = textOf(part(el, 'ul'));
    for (const { message, args } of sentences) expect(said).to.contain(en.text(message, args).replace(/\s+/g, ' '));
    el.parentElement!.style.setProperty('inline-size', '1024px');
    expect(el.getBoundingClientRect().height).to.be.below(768);
    expect(await el.show('4.12')).to.equal(true);
  });

  it('has a short card that fits on the screen of a phone, under the bar of its dialog, in every edition', async () => {
    const BAR = 76;
    for (const edition of ['board', 'card', 'app12']) {
      for (const preset of ['classic1989', 'amigo', 'bsw']) {
        const el = await book({ short: true, edition, houseRules: { preset } });
        el.parentElement!.style.setProperty('inline-size', '372px');
        el.parentElement!.style.setProperty('font-family', 'system-ui');
        const { height } = el.getBoundingClientRect();
        expect(height, `${edition}, ${preset}`).to.be.below(844 - BAR);
        expect(el.scrollWidth).to.be.at.most(372);
      }
    }
  });

  it('fits from 280 pixels on', async () => {
    for (const edition of ['board', 'card', 'app12']) await expectToFit(await book({ edition, houseRules }));
    await expectToFit(await book({ short: true, houseRules }));
  });
});
