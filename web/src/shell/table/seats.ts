// Who is who at a table.
import type { TableInfo } from '../api/types';
import { t } from '../i18n/language.svelte';

const ROMAN = ['I', 'II', 'III', 'IV'];

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name within a text: one that is written from right to left must not turn around what stands beside it. */
const withinALine = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** What the players are called, by seat: a computer player by its level, a free seat as such. Those of the same name are
 * told apart by numbers, as the server does it in the log. */
export function namesOf(table: TableInfo): string[] {
  const names = table.seats.map((seat) => {
    if (seat.name) return withinALine(seat.name);
    return seat.computer ? computerName(seat.computer) : null;
  });
  return names.map((name, number) => {
    if (name === null) return t('seat-free');
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${ROMAN[names.slice(0, number).filter((each) => each === name).length]}`;
  });
}

export function computerName(computer: string): string {
  return t('computer-player', { level: computer.replace('level', '') });
}

/** Names in a row: "Ann, Bob". */
export function listed(seats: number[], names: string[]): string {
  return seats.map((seat) => names[seat] ?? '').join(', ');
}
