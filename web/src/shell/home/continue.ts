// Whose turn it is at a table of the reader's, and which tables come first.
import type { TableInfo } from '../api/types';

/** The reader's seat; -1 where the reader has none. */
export const ownSeat = (table: TableInfo): number => table.seats.findIndex((seat) => seat.you && seat.name);

export const isYours = (table: TableInfo): boolean => table.status === 'live' && (table.asked ?? []).includes(ownSeat(table));

const hurry = ({ clock }: TableInfo): number =>
  clock.kind === 'turn' || clock.kind === 'total' ? clock.seconds : clock.kind === 'days' ? clock.days * 86_400 : Infinity;

/** Those that wait for the reader before those that wait for others; the shorter the time, the sooner. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  return tables.toSorted(
    (one, other) =>
      Number(isYours(other)) - Number(isYours(one)) || (hurry(one) === hurry(other) ? 0 : hurry(one) - hurry(other)),
  );
}
