import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { HandView } from '../src/flow/views.js';
import { closedHand, handView } from './data/hands.js';
import { arabicName, longName, nastyName } from './data/panels.js';

interface Args {
  view: HandView;
  width: string;
}

const meta: Meta<Args> = {
  title: 'Café/cafe-hand',
  component: 'cafe-hand',
  args: { width: '40em' },
  render: ({ view, width }) =>
    html`<div style=${styleMap({ width, maxWidth: '100%', paddingBlock: '1em' })}>
      <cafe-hand .view=${view}></cafe-hand>
    </div>`,
};
export default meta;

type Story = StoryObj<Args>;

const tokens = ['ITm', 'FRf', 'Jf', 'CFm', 'GBf'];

export const Active: Story = { args: { view: handView(tokens) } };
export const Composing: Story = {
  args: { view: handView(tokens, {}, { 0: { held: true }, 3: { playable: false }, 4: { placed: true } }) },
};
export const Phone: Story = {
  args: { view: handView(tokens, { name: longName }, { 1: { held: true } }), width: '320px' },
};
export const Waiting: Story = {
  args: { view: handView(['USm', 'CNf', 'Jm', 'TRf'], { name: arabicName, active: false }) },
};
export const NameThatLooksLikeMarkup: Story = { args: { view: handView(tokens, { name: nastyName, active: false }) } };
export const HasLeft: Story = { args: { view: handView([], { name: 'Cem', active: false, out: true }) } };

const twelve = [...tokens, 'USm', 'CNf', 'TRf', 'RUf', 'INm', 'ESf', 'DEm'];

export const TwelveGuests: Story = {
  args: { view: handView(twelve, { limit: 12, faceDown: 2 }, { 3: { held: true }, 7: { playable: false } }) },
};
export const TwelveGuestsPhone: Story = { args: { view: handView(twelve, { limit: 12 }), width: '366px' } };
export const Closed: Story = { args: { view: closedHand(7, { name: 'Ben' }) } };
export const ClosedWithCardsFaceDown: Story = { args: { view: closedHand(12, { name: longName, faceDown: 3 }) } };
