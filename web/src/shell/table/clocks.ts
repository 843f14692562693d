// Time left, as it runs down between two messages of the server.
import type { ClockInfo } from '../api/types';
import { t } from '../i18n/language.svelte';

/** Milliseconds that a seat has left; null for who is not hurried. */
export function leftAt(clock: ClockInfo, seat: number, now: number): number | null {
  const left = clock.left[seat];
  if (left === null || left === undefined) return null;
  return Math.max(0, clock.running.includes(seat) ? left - (now - clock.at) : left);
}

function parts(left: number) {
  const seconds = Math.ceil(left / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

/** "1:05", "2:03:00", "3 d 4 h". */
export function told(left: number): string {
  const { days, hours, minutes, seconds } = parts(left);
  const two = (number: number) => String(number).padStart(2, '0');
  if (days) return t('clock-days', { days, hours });
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The same to be heard. */
export function spoken(left: number): string {
  const { days, hours, minutes, seconds } = parts(left);
  return days ? t('clock-days', { days, hours }) : t('clock-spoken', { minutes: hours * 60 + minutes, seconds });
}
