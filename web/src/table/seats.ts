// Who is who at a table.
import type { TableInfo } from '../api/types';
import { t } from '../i18n/language.svelte';

/** What the players are called, by seat: a computer player by its level, a free seat as such. */
export function namesOf(table: TableInfo): string[] {
  return table.seats.map((seat) => {
    if (seat.name) return seat.name;
    return seat.computer ? computerName(seat.computer) : t('seat-free');
  });
}

export function computerName(computer: string): string {
  return t('computer-player', { level: computer.replace('level', '') });
}

/** Names in a row: "Ann, Bob". */
export function listed(seats: number[], names: string[]): string {
  return seats.map((seat) => names[seat] ?? '').join(', ');
}
