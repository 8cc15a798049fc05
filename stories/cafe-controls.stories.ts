import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { CafeControls } from '../src/elements/cafe-controls.js';
import * as cards from './data/card-panels.js';
import {
  controlsChoose,
  controlsConfirm,
  controlsRefused,
  controlsOwing,
  controlsNaming,
  controlsDraw,
  controlsPass,
} from './data/panels.js';

const meta: Meta<CafeControls> = {
  title: 'Café/cafe-controls',
  component: 'cafe-controls',
  render: ({ view }) => html`<cafe-controls .view=${view}></cafe-controls>`,
};
export default meta;
type Story = StoryObj<CafeControls>;

export const Choose: Story = { args: { view: controlsChoose } };
export const Confirm: Story = { args: { view: controlsConfirm } };
export const Refused: Story = { args: { view: controlsRefused } };
export const OwingPartner: Story = { args: { view: controlsOwing } };
export const NamingJoker: Story = { args: { view: controlsNaming } };
export const ChoosingDraw: Story = { args: { view: controlsDraw } };
export const MustPass: Story = { args: { view: controlsPass } };
export const Cards: Story = { args: { view: cards.controlsCard } };
export const TableTurned: Story = { args: { view: cards.controlsTableTurned } };
export const MustJoin: Story = { args: { view: cards.controlsMustJoin } };
export const ChoosingBirthday: Story = { args: { view: cards.controlsBirthday } };
export const ChoosingEnd: Story = { args: { view: cards.controlsEnd } };
