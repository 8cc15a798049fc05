import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { GuestView } from '../src/flow/views.js';
import { nationIds } from '../src/theme/nations.js';
import { guest } from './data/panels.js';

interface Args {
  guests: readonly GuestView[];
  width: string;
}

const meta: Meta<Args> = {
  title: 'Café/cafe-guest',
  component: 'cafe-guest',
  args: { width: '5em' },
  render: ({ guests, width }) =>
    html`<div style=${styleMap({ display: 'flex', flexWrap: 'wrap', gap: '0.5em' })}>
      ${guests.map((guest) => html`<cafe-guest style=${styleMap({ width })} .guest=${guest}></cafe-guest>`)}
    </div>`,
};
export default meta;

type Story = StoryObj<Args>;

const everybody = nationIds.flatMap((nation) => [guest(`${nation}f`), guest(`${nation}m`)]);

export const Everybody: Story = { args: { guests: everybody } };
export const Jokers: Story = { args: { guests: ['Jf', 'Jm', 'Jf=TR', 'Jm=DE'].map(guest) } };
export const Tiny: Story = { args: { guests: [...everybody, guest('Jf'), guest('Jm')], width: '20px' } };
