import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeRuleBook } from '../src/elements/cafe-rule-book.js';

const meta: Meta<CafeRuleBook> = {
  title: 'Café/cafe-rule-book',
  component: 'cafe-rule-book',
  render: ({ edition, houseRules, short, section }) =>
    html`<cafe-rule-book
      .edition=${edition}
      .houseRules=${houseRules}
      ?short=${short}
      .section=${section}
    ></cafe-rule-book>`,
  args: { edition: 'board', houseRules: { preset: 'classic1989' }, short: false, section: null },
};
export default meta;
type Story = StoryObj<CafeRuleBook>;

const houseRules = { preset: 'amigo', balanceCheck: 'endOfTurn', birthdayThreshold: 30, singleSexTables: true };

export const BoardGame: Story = {};
export const HouseRules: Story = { args: { houseRules } };
export const OpenAtASection: Story = { args: { houseRules, section: '4.8' } };
export const CardGame: Story = { args: { edition: 'card' } };
export const TwelveTables: Story = { args: { edition: 'app12' } };
export const ShortCard: Story = { args: { short: true, houseRules } };
export const ShortCardOfTheCardGame: Story = { args: { short: true, edition: 'card' } };
