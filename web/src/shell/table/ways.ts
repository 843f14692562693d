// Ways to play and clocks in words.
import type { Clock } from '../api/types';
import { t } from '../i18n/language.svelte';

export function clockText(clock: Clock): string {
  switch (clock.kind) {
    case 'turn':
      return clock.seconds % 60 ? t('clock-turn', { seconds: clock.seconds }) : t('clock-turn-minutes', { minutes: clock.seconds / 60 });
    case 'total':
      return t('clock-total', { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 });
    case 'days':
      return t('clock-by-days', { days: clock.days });
    default:
      return t('clock-none');
  }
}
