import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeLog } from '../src/elements/cafe-log.js';
import { cardLog } from './data/card-panels.js';
import { logEntries } from './data/panels.js';

const meta: Meta<CafeLog> = {
  title: 'Café/cafe-log',
  component: 'cafe-log',
  render: ({ entries, message }) => html`<cafe-log .entries=${entries} .message=${message}></cafe-log>`,
};
export default meta;
type Story = StoryObj<CafeLog>;

export const Empty: Story = { args: { entries: [] } };
export const OneTurn: Story = { args: { entries: logEntries.slice(0, 1) } };
export const EveryKindOfTurn: Story = { args: { entries: [...logEntries] } };
export const CardsAndVariants: Story = { args: { entries: [...cardLog] } };
export const Copied: Story = { args: { entries: [...logEntries], message: 'copied' } };
export const NotPasted: Story = { args: { entries: [...logEntries], message: 'This is no game of a café.' } };
