import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeInternational } from '../src/elements/cafe-international.js';

interface Args {
  readonly players: string;
  readonly houseRules: string;
  /** Turns played before anybody looks. */
  readonly turns: number;
}

const meta: Meta<Args> = {
  title: 'Café/cafe-international',
  component: 'cafe-international',
  args: { players: 'Ann, Ben, Cem', houseRules: 'amigo', turns: 0 },
  render: ({ players, houseRules }) =>
    html`<cafe-international players=${players} house-rules=${houseRules} seed="42"></cafe-international>`,
  play: async ({ canvasElement, args: { turns } }) => {
    const table = canvasElement.querySelector<CafeInternational>('cafe-international')!;
    if (turns > 0) table.start();
    for (let turn = 0; turn < turns && table.legalTurns().length > 0; turn += 1) {
      const legal = table.legalTurns();
      // eslint-disable-next-line storybook/context-in-play-function -- this plays a turn, not a story
      table.play(legal[(turn * 7919 + 3) % legal.length]!);
    }
    await table.updateComplete;
  },
};
export default meta;
type Story = StoryObj<Args>;

export const Lobby: Story = {};
export const OwnRules: Story = { args: { houseRules: '{"preset":"bsw","bankruptcy":"debt"}' } };
export const MidGame: Story = { args: { turns: 24 } };
export const Closed: Story = { args: { turns: 200 } };
