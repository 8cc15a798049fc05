import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { TableView } from '../src/flow/views.js';
import { r1 } from '../src/editions/plans/r1.js';
import { tableView } from './data/board.js';
import { rooms } from './data/rooms.js';

interface Args {
  tables: readonly TableView[];
  width: string;
}

const meta: Meta<Args> = {
  title: 'Café/cafe-table',
  component: 'cafe-table',
  args: { width: '6em' },
  render: ({ tables, width }) =>
    html`<div style=${styleMap({ display: 'flex', flexWrap: 'wrap', gap: '0.5em' })}>
      ${tables.map((table) => html`<cafe-table style=${styleMap({ width })} .table=${table}></cafe-table>`)}
    </div>`,
};
export default meta;

type Story = StoryObj<Args>;

const first = r1.tables.filter(({ id }) => id.endsWith('1')).map(({ id }) => tableView(id));

export const Nations: Story = { args: { tables: first } };
export const Tiny: Story = { args: { tables: first, width: '20px' } };
export const Scored: Story = { args: { tables: [tableView('ES1', { scored: ['ES1'] })] } };
export const Marked: Story = { args: { tables: [tableView('GB2', { marked: ['GB2'] })] } };
export const Cards: Story = { args: { tables: rooms.ring.tables } };
export const TinyCards: Story = { args: { tables: rooms.ring.tables, width: '30px' } };
export const EmptyPlace: Story = { args: { tables: rooms.crossEmptied.tables.filter(({ id }) => id === 'SW') } };
