// What a coach says in the first games of Barracks, by what is asked. Each tip is there for two turns, then the next one; when
// all has been said the coach is silent.
import type { Coach } from '../../shell/games';
import { t } from '../../shell/i18n/language.svelte';
import { viewOf } from './view';

const EACH = 2; // turns
const WATCHED = 'watch';
const TIPS: Partial<Record<string, readonly string[]>> = {
  recruit: ['recruit'],
  pick: ['pick'],
  send: ['send'],
  orders: ['orders', 'together', 'look'],
  target: ['target'],
  [WATCHED]: [WATCHED],
};

const coach: Coach = (position, request) => {
  const { turn } = viewOf(position);
  if (!request && !turn) return t('barracks-coach-aim');
  // later there may be only one who can go
  if (request?.kind === 'send' && turn > 1) return '';
  const tip = TIPS[request?.kind ?? WATCHED]?.[Math.floor(Math.max(0, turn - 1) / EACH)];
  return tip ? t(`barracks-coach-${tip}`) : '';
};
export default coach;
