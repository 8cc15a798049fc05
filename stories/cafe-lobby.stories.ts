import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeLobby } from '../src/elements/cafe-lobby.js';
import { lobbyChanged, lobbyEmpty, lobbyReady, lobbyFull, lobbySameName } from './data/panels.js';

const meta: Meta<CafeLobby> = {
  title: 'Café/cafe-lobby',
  component: 'cafe-lobby',
  render: ({ view }) => html`<cafe-lobby .view=${view}></cafe-lobby>`,
};
export default meta;
type Story = StoryObj<CafeLobby>;

export const Empty: Story = { args: { view: lobbyEmpty } };
export const Ready: Story = { args: { view: lobbyReady } };
export const Full: Story = { args: { view: lobbyFull } };
export const Changed: Story = { args: { view: lobbyChanged } };
export const SameName: Story = { args: { view: lobbySameName } };
