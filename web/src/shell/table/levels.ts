// Computer players from gentle to strong, and who comes after whom.
import type { TableInfo } from '../api/types';
import { hasMessage } from '../i18n/language.svelte';

/** The level after that of the computer players at a table; null where people play, levels differ, or none is stronger. */
export function nextLevel(table: Pick<TableInfo, 'seats'>): string | null {
  const others = table.seats.filter((seat) => !seat.you);
  const level = Number(/^level(\d+)$/.exec(others[0]?.computer ?? '')?.[1]);
  if (Number.isNaN(level) || others.some((seat) => seat.name || seat.computer !== `level${level}`)) return null;
  return hasMessage(`level-${level + 1}`) ? `level${level + 1}` : null;
}
