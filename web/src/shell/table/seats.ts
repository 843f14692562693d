// Who is who at a table.
import type { TableInfo } from '../api/types';
import { hasMessage, t } from '../i18n/language.svelte';

const ROMAN = ['I', 'II', 'III', 'IV'];

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name within a text: one that is written from right to left must not turn around what stands beside it. */
const withinALine = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Which of the computer players of its level at the table one is, from 0: each has a name and a face of its own. */
export function nthOf(table: Pick<TableInfo, 'seats'>, number: number): number {
  const { computer, name } = table.seats[number]!;
  const before = table.seats.slice(0, number).filter((seat) => seat.computer === computer && !seat.name === !name);
  // one that has taken over comes after those that sat there from the beginning
  const first = name ? table.seats.filter((seat) => seat.computer === computer && !seat.name).length : 0;
  return first + before.length;
}

/** What the players are called, by seat, as the server does it in the log: a computer player by its name, both names where
 * it has taken over, a free seat as such. People of the same name are told apart by numbers. */
export function namesOf(table: TableInfo): string[] {
  const names = table.seats.map((seat, number) => {
    const person = seat.name ? withinALine(seat.name) : null;
    const computer = seat.computer ? computerName(seat.computer, nthOf(table, number)) : null;
    return person && computer ? t('seat-replaced', { computer, name: person }) : (person ?? computer);
  });
  return names.map((name, number) => {
    const kept = table.seats[number]?.reserved_for;
    if (name === null) return kept ? withinALine(kept) : t('seat-free');
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${ROMAN[names.slice(0, number).filter((each) => each === name).length]}`;
  });
}

/** The name of a computer player: of those of its level at a table, the nth. */
export function computerName(computer: string, nth = 0): string {
  const level = computer.replace('level', '');
  return t('computer-player', { level: Number.isNaN(Number(level)) ? level : Number(level), nth: nth + 1 });
}

/** With how it plays: "Bruno, gentle". */
export function computerTitle(computer: string, nth = 0): string {
  const level = `level-${computer.replace('level', '')}`;
  const name = computerName(computer, nth);
  return hasMessage(level) ? t('computer-title', { name, level: t(level) }) : name;
}

/** Names in a row: "Ann, Bob". */
export function listed(seats: number[], names: string[]): string {
  return seats.map((seat) => names[seat] ?? '').join(', ');
}
