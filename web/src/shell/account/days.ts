// Days in the reader's language.
import { language } from '../i18n/language.svelte';

/** The day of a moment (milliseconds since 1970): "16 Nov 2026". */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
