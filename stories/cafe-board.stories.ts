import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { BoardView } from '../src/flow/views.js';
import { boardView } from './data/board.js';
import { moments } from './data/moments.js';
import { rooms } from './data/rooms.js';

interface Args {
  view: BoardView;
  width: string;
}

const meta: Meta<Args> = {
  title: 'Café/cafe-board',
  component: 'cafe-board',
  args: { width: 'min(100%, 60em)' },
  render: ({ view, width }) =>
    html`<div style=${styleMap({ width, margin: 'auto' })}><cafe-board .view=${view}></cafe-board></div>`,
};
export default meta;

type Story = StoryObj<Args>;

export const Opening: Story = { args: { view: boardView(moments.opening) } };
export const MidGame: Story = { args: { view: boardView(moments.midGame) } };
export const GuestHeld: Story = { args: { view: boardView(moments.held) } };
export const Composing: Story = { args: { view: boardView(moments.composing) } };
export const Refused: Story = { args: { view: boardView(moments.refused) } };
export const LateAtTheBar: Story = { args: { view: boardView(moments.lateBar) } };
export const BarFull: Story = { args: { view: boardView(moments.fullBar) } };
export const Phone: Story = { args: { view: boardView(moments.held), width: '340px' } };
export const CardGame: Story = { args: { view: rooms.cross } };
export const CardGameGuestHeld: Story = { args: { view: rooms.crossHeld } };
export const CardGameComposing: Story = { args: { view: rooms.crossComposing } };
export const CardGameRefused: Story = { args: { view: rooms.crossRefused } };
export const CardGameWithoutMoreTables: Story = { args: { view: rooms.crossEmptied } };
export const CardGamePhone: Story = { args: { view: rooms.crossHeld, width: '366px' } };
export const SevenTables: Story = { args: { view: rooms.seven } };
export const TwelveTables: Story = { args: { view: rooms.ring } };
export const TwelveTablesGuestHeld: Story = { args: { view: rooms.ringHeld } };
export const TwelveTablesPhone: Story = { args: { view: rooms.ringHeld, width: '366px' } };
