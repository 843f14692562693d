// Days and spans of time in the reader's language.
import { language } from '../i18n/language.svelte';

/** The day of a moment (milliseconds since 1970): "16 Nov 2026". */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(at);

const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was, in its largest whole unit: "5 minutes ago", "yesterday", "now". */
export function agoOf(at: number, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const found = SPANS.find(([, length]) => passed >= length);
  return found ? format.format(-Math.floor(passed / found[1]), found[0]) : format.format(0, 'second');
}
