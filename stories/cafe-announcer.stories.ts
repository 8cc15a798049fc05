import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeAnnouncer } from '../src/elements/cafe-announcer.js';

const meta: Meta<CafeAnnouncer> = {
  title: 'Café/cafe-announcer',
  component: 'cafe-announcer',
  render: () =>
    html`<p>The announcer is heard, not seen.</p>
      <cafe-announcer></cafe-announcer>`,
};
export default meta;
type Story = StoryObj<CafeAnnouncer>;

export const Silent: Story = {};
export const Speaking: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('cafe-announcer')?.say('Ann earns 4 points.'),
};
