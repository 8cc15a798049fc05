import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { ChairView } from '../src/flow/views.js';
import { chairView, type Moment } from './data/board.js';
import { rooms } from './data/rooms.js';

interface Args {
  chair: ChairView;
  facing: readonly number[];
  width: string;
}

const meta: Meta<Args> = {
  title: 'Café/cafe-chair',
  component: 'cafe-chair',
  args: { facing: [180, 0], width: '6em' },
  render: ({ chair, facing, width }) =>
    html`<cafe-chair style=${styleMap({ width })} .chair=${chair} .facing=${facing}></cafe-chair>`,
};
export default meta;

type Story = StoryObj<Args>;

const between = (moment: Moment = {}): Args['chair'] => chairView('s01', moment);
const taken = { seats: { s01: 'CNf' } };

export const OfOneTable: Story = { args: { chair: chairView('p01'), facing: [90] } };
export const BetweenTwoNations: Story = { args: { chair: between() } };
export const Taken: Story = { args: { chair: between(taken) } };
export const NamedJoker: Story = { args: { chair: between({ seats: { s01: 'Jm=GB' } }) } };
export const Offered: Story = { args: { chair: between({ offers: { s01: { points: 4 } } }) } };
export const OfferedWithCompany: Story = {
  args: { chair: between({ offers: { s01: { points: 2, needsPartner: true } } }) },
};
export const OfferedSwap: Story = {
  args: { chair: between({ seats: { s01: 'Jf=CN' }, offers: { s01: { kind: 'swap' } } }) },
};
export const ShownBeforeItSits: Story = {
  args: { chair: between({ offers: { s01: { points: 4 } }, previews: { s01: 'CNf' } }) },
};
export const Tentative: Story = { args: { chair: between({ ...taken, tentative: ['s01'] }) } };
export const Marked: Story = { args: { chair: between({ ...taken, marked: ['s01'] }) } };
export const Fresh: Story = { args: { chair: between({ ...taken, fresh: ['s01'] }) } };
export const Tiny: Story = { args: { chair: between(taken), width: '24px' } };
export const BetweenThreeTables: Story = {
  args: { chair: rooms.cross.chairs.find(({ id }) => id === 'x7')!, facing: [-90, 180, 90] },
};
