import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeResult } from '../src/elements/cafe-result.js';
import { resultCards } from './data/card-panels.js';
import { resultWon, resultTie } from './data/panels.js';

const meta: Meta<CafeResult> = {
  title: 'Café/cafe-result',
  component: 'cafe-result',
  render: ({ view }) => html`<cafe-result .view=${view}></cafe-result>`,
};
export default meta;
type Story = StoryObj<CafeResult>;

export const Won: Story = { args: { view: resultWon } };
export const Tie: Story = { args: { view: resultTie } };
export const Cards: Story = { args: { view: resultCards } };
