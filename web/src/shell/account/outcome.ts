// How a game ended for the reader.
import type { TableInfo } from '../api/types';

export type Ended = { how: 'won' | 'tied' | 'lost' } | { how: 'placed'; place: number };

/** Null where the game is not over, or the reader did not play. */
export function endedFor(table: Pick<TableInfo, 'outcome' | 'seats'>): Ended | null {
  const ranking = table.outcome?.ranking;
  const place = ranking?.[table.seats.findIndex((seat) => seat.you)];
  if (!ranking || place === undefined) return null;
  const last = Math.max(...ranking);
  if (last === 1) return { how: 'tied' };
  if (place === 1) return { how: 'won' };
  // where there is only one place besides the first, its number would say nothing more
  return last === 2 ? { how: 'lost' } : { how: 'placed', place };
}
