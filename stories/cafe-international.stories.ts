import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { expect, waitFor } from 'storybook/test';
import type { CafeInternational } from '../src/elements/cafe-international.js';

interface Args {
  readonly players: string;
  readonly houseRules: string;
  /** Turns played before anybody looks. */
  readonly turns: number;
  readonly lang: string;
  readonly pack: 'flags' | 'cups' | 'animals' | 'plain';
  /** CSS. */
  readonly width: string;
}

const meta: Meta<Args> = {
  title: 'Café/cafe-international',
  component: 'cafe-international',
  args: { players: 'Ann, Ben, Cem', houseRules: 'amigo', turns: 0, lang: 'en', pack: 'flags', width: 'auto' },
  argTypes: {
    lang: { control: 'select', options: ['en', 'de', 'cs', 'nl', 'fr', 'es', 'it', 'tr', 'en-XA', 'ar-XB'] },
    pack: { control: 'select', options: ['flags', 'cups', 'animals', 'plain'] },
  },
  render: ({ players, houseRules, lang, pack, width }) =>
    html`<div style=${styleMap({ width })}>
      <cafe-international
        players=${players}
        house-rules=${houseRules}
        seed="42"
        lang=${lang}
        pack=${pack}
      ></cafe-international>
    </div>`,
  play: async ({ canvasElement, args: { turns } }) => {
    const table = canvasElement.querySelector<CafeInternational>('cafe-international')!;
    if (turns > 0) table.start();
    for (let turn = 0; turn < turns && table.legalTurns().length > 0; turn += 1) {
      const legal = table.legalTurns();
      // eslint-disable-next-line storybook/context-in-play-function -- this plays a turn, not a story
      table.play(legal[(turn * 7919 + 3) % legal.length]!);
    }
    // A language comes when it has been fetched.
    await waitFor(() => expect(table.shadowRoot!.querySelector<HTMLElement>('.room')!.lang).toBe(table.lang));
    await table.updateComplete;
  },
};
export default meta;
type Story = StoryObj<Args>;

export const Lobby: Story = {};
export const OwnRules: Story = { args: { houseRules: '{"preset":"bsw","bankruptcy":"debt"}' } };
export const MidGame: Story = { args: { turns: 24 } };
export const Closed: Story = { args: { turns: 200 } };

const inTurn24 = { turns: 24 };
export const Cups: Story = { args: { ...inTurn24, pack: 'cups' } };
export const Animals: Story = { args: { ...inTurn24, pack: 'animals' } };
export const PlainShapes: Story = { args: { ...inTurn24, pack: 'plain' } };
export const German: Story = { args: { ...inTurn24, lang: 'de' } };
export const Czech: Story = { args: { ...inTurn24, lang: 'cs' } };
export const French: Story = { args: { ...inTurn24, lang: 'fr' } };
export const Turkish: Story = { args: { ...inTurn24, lang: 'tr' } };
/** English that is a third longer: nothing is cut off. */
export const Longer: Story = { args: { ...inTurn24, lang: 'en-XA', width: '390px' } };
export const RightToLeft: Story = { args: { ...inTurn24, lang: 'ar-XB' } };

/** The list of keys, as the question mark opens it. */
export const Keys: Story = {
  args: inTurn24,
  play: async (context) => {
    await meta.play?.(context);
    const table = context.canvasElement.querySelector<CafeInternational>('cafe-international')!;
    table
      .getAnchor('hand')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true, cancelable: true }));
    await waitFor(() => expect(table.shadowRoot!.querySelector('dialog[open]')).not.toBeNull());
  },
};

/** A phone on which somebody has tapped the café: the tables there have come close. */
export const CloseUp: Story = {
  args: { ...inTurn24, width: '360px' },
  play: async (context) => {
    await meta.play?.(context);
    const table = context.canvasElement.querySelector<CafeInternational>('cafe-international')!;
    const chair = table.getAnchor('chair:s28')!;
    const { left, top } = chair.getBoundingClientRect();
    chair.dispatchEvent(
      new PointerEvent('click', { pointerType: 'touch', clientX: left, clientY: top, bubbles: true, composed: true }),
    );
    await waitFor(() => expect(chair.offsetWidth).toBeGreaterThan(43));
  },
};
