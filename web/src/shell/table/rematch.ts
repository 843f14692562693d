// Who would like to play again.
import type { TableInfo } from '../api/types';

/** Tables at which the reader was the one who asked to play again. */
const askedAt = new Set<string>();

/** The reader asks to play again. */
export const askRematch = (table: TableInfo) => askedAt.add(table.id);

/** Whether others want to play again, before the reader has said so. */
export const rematchWanted = (table: TableInfo | null, seat: number | null): boolean =>
  table !== null && table.rematch !== null && seat !== null && !askedAt.has(table.id);
