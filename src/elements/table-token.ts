import type { TableName } from '../flow/views.js';

/** A table as messages take it, `TABLES($tables)`: `GB1`; where tables are dealt from cards `TR@NW`, an empty place `@NW`. */
export const tableToken = ({ nation, number, place }: TableName): string =>
  place === undefined ? `${nation ?? ''}${String(number)}` : `${nation ?? ''}@${place}`;

/** Several of them, as one argument. */
export const tableTokens = (tables: readonly TableName[]): string => tables.map(tableToken).join(' ');
