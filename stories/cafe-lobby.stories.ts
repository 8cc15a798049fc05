import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeLobby } from '../src/elements/cafe-lobby.js';
import * as data from './data/lobby.js';
import { nastyName } from './data/panels.js';

const meta: Meta<CafeLobby> = {
  title: 'Café/cafe-lobby',
  component: 'cafe-lobby',
  render: ({ view, message }) => html`<cafe-lobby .view=${view} .message=${message}></cafe-lobby>`,
};
export default meta;
type Story = StoryObj<CafeLobby>;

/** Everything folded away is unfolded. */
const unfold: Story['play'] = ({ canvasElement }) => {
  const details = canvasElement.querySelector('cafe-lobby')?.shadowRoot?.querySelectorAll('details') ?? [];
  for (const fold of details) fold.open = true;
};

export const Empty: Story = { args: { view: data.lobbyEmpty } };
export const Ready: Story = { args: { view: data.lobbyReady } };
export const Full: Story = { args: { view: data.lobbyFull } };
export const Changed: Story = { args: { view: data.lobbyChanged } };
export const AllHouseRules: Story = { args: { view: data.lobbyReady }, play: unfold };
export const AllHouseRulesChanged: Story = { args: { view: data.lobbyChanged }, play: unfold };
export const CardGame: Story = { args: { view: data.lobbyCard }, play: unfold };
export const CardGameChanged: Story = { args: { view: data.lobbyCardChanged } };
export const SameName: Story = { args: { view: data.lobbySameName } };
export const BadGameText: Story = {
  args: { view: data.lobbyReady, message: `Line 3 is no turn: ${nastyName}` },
};
