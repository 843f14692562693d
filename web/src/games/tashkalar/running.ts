// Effects that hold for the rest of the turn, in words.
import { t } from '../../shell/i18n/language.svelte';
import type { TashKalarView } from './view';

export function runningEffects(view: TashKalarView): string[] {
  return [
    view.borrow && t('tk-running-borrow'),
    view.next_empty && t('tk-running-empty', { count: view.next_empty }),
    view.next_colour >= 0 && t('tk-running-colour', { side: view.next_colour }),
    view.counted_more && t('tk-running-more', { count: view.counted_more + 1 }),
    view.extra_cards[0] && t('tk-running-beings', { count: view.extra_cards[0] }),
    view.extra_cards[1] && t('tk-running-legends', { count: view.extra_cards[1] }),
    view.another_turn && t('tk-running-turn'),
  ].filter((text) => typeof text === 'string');
}
