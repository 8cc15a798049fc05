import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { BarView } from '../src/flow/views.js';
import { barView } from './data/board.js';
import { moments } from './data/moments.js';
import { rooms } from './data/rooms.js';

interface Args {
  bar: BarView;
  width: string;
}

const meta: Meta<Args> = {
  title: 'Café/cafe-bar',
  component: 'cafe-bar',
  args: { width: '25em' },
  render: ({ bar, width }) => html`<cafe-bar style=${styleMap({ width })} .bar=${bar}></cafe-bar>`,
};
export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = { args: { bar: barView() } };
export const VisitThatEarns: Story = { args: { bar: barView(moments.held) } };
export const VisitThatCosts: Story = { args: { bar: barView(moments.lateBar) } };
export const VisitShownBefore: Story = { args: { bar: barView({ ...moments.held, previews: { bar: 'GBf' } }) } };
export const FullAndInTheWay: Story = { args: { bar: barView(moments.fullBar) } };
export const Phone: Story = { args: { bar: barView(moments.held), width: '136px' } };
export const Long: Story = { args: { bar: rooms.ringHeld.bar!, width: '36em' } };
