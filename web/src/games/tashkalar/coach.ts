// What a coach says in the first games of Tash-Kalar: the aim while others play, else the next useful thing.
import type { Position, RequestInfo } from '../../shell/api/types';
import type { Coach } from '../../shell/games';
import { t } from '../../shell/i18n/language.svelte';
import { library } from './library';
import type { TashKalarHints } from './messages.gen';
import { factsOf, viewOf } from './view';

const coach: Coach = (position, request) => {
  const { form, turn, teams, schools } = viewOf(position);
  const aim = t(`tk-coach-aim-${form}`);
  if (!request) return aim;
  switch (request.kind) {
    case 'action':
      if (teams && turn <= 4) return t('tk-coach-pass');
      return inAction(position, request) ?? t(beginning(form, turn / schools.length));
    case 'free':
      return canInvoke(request) ? t('tk-coach-flare') : t('tk-coach-end');
    case 'claim':
      return t('tk-coach-claim');
    case 'effect':
      return t('tk-coach-effect');
    default:
      return aim;
  }
};
export default coach;

/** While no card says what to do: how to begin. A melee is explained first: its points are like those of no other way of playing. */
function beginning(form: string, round: number) {
  if (form === 'melee' && round < 1) return 'tk-coach-aim-melee';
  return round <= (form === 'melee' ? 2 : 1) ? 'tk-coach-first' : 'tk-coach-place';
}

const canInvoke = (request: RequestInfo) => request.options.some((option) => factsOf(option).verb === 'flare');

/** A summoning, a flare, or a piece that would complete a pattern. Which of several beings is best is the player's to find out. */
function inAction(position: Position, request: RequestInfo): string | null {
  const summoned = new Set(
    request.options.flatMap((option) => {
      const facts = factsOf(option);
      return facts.verb === 'summon' && facts.card ? facts.card : [];
    }),
  );
  if (summoned.size > 1) return t('tk-coach-several', { count: summoned.size });
  for (const card of summoned) return t('tk-coach-summon', { card: library.titleOf(card) });
  if (canInvoke(request)) return t('tk-coach-flare');
  const { cards } = (position.hints ?? { tasks: [], cards: [] }) as TashKalarHints;
  for (const { card, near } of cards) {
    const missing = near.flatMap((place) => place.missing ?? []).find(({ holds, rank }) => holds === 'nothing' && rank === 0);
    if (missing) return t('tk-coach-near', { card: library.titleOf(card), square: missing.at });
  }
  return null;
}
