import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeScoreboard } from '../src/elements/cafe-scoreboard.js';
import { scoreboardBirthday, scoreboardCards } from './data/card-panels.js';
import { scoreboardStart, scoreboardMiddle, scoreboardNames } from './data/panels.js';

const meta: Meta<CafeScoreboard> = {
  title: 'Café/cafe-scoreboard',
  component: 'cafe-scoreboard',
  render: ({ view }) => html`<cafe-scoreboard .view=${view}></cafe-scoreboard>`,
};
export default meta;
type Story = StoryObj<CafeScoreboard>;

export const Start: Story = { args: { view: scoreboardStart } };
export const Middle: Story = { args: { view: scoreboardMiddle } };
export const LongNames: Story = { args: { view: scoreboardNames } };
export const Cards: Story = { args: { view: scoreboardCards } };
export const Birthday: Story = { args: { view: scoreboardBirthday } };
