// Why a warrior moves when it does, in words.
import { t } from '../../shell/i18n/language.svelte';
import type { Entry, Roll } from './timeline';
import { plainNumber, signed } from './view';

/** What puts it at its place in line; that it never moves, of somebody who fell before. */
export function reasonOf({ state, rank }: Entry): string {
  if (state === 'fell') return t('barracks-fell');
  if (!rank) return '';
  return rank.priority ? t('barracks-priority', { number: signed(rank.priority) }) : t('barracks-speed', { speed: plainNumber(rank.speed) });
}

/** What the die said: of two even or odd decides. */
export function rolledOf({ value, first, equals }: Roll): string {
  if (!first) return t('barracks-die-order', { says: 'second' });
  return t('barracks-die-order', { says: equals > 2 ? 'first' : value % 2 ? 'odd' : 'even' });
}
