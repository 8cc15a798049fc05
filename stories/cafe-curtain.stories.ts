import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeCurtain } from '../src/elements/cafe-curtain.js';
import { curtain } from './data/card-panels.js';
import { arabicName, longName, nastyName } from './data/panels.js';

const meta: Meta<CafeCurtain> = {
  title: 'Café/cafe-curtain',
  component: 'cafe-curtain',
  render: ({ view }) => html`<cafe-curtain .view=${view}></cafe-curtain>`,
};
export default meta;
type Story = StoryObj<CafeCurtain>;

export const PassTheTable: Story = { args: { view: curtain } };
export const LongName: Story = { args: { view: { player: 0, name: longName } } };
export const ArabicName: Story = { args: { view: { player: 0, name: arabicName } } };
export const NameThatLooksLikeMarkup: Story = { args: { view: { player: 0, name: nastyName } } };
