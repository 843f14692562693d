// A tournament in words.
import type { EntrantInfo, TournamentBrief } from '../api/types';
import { t } from '../i18n/language.svelte';
import { computerTitle } from '../table/seats';
import { clockText } from '../table/ways';

export const factsOf = (each: TournamentBrief): string =>
  [
    `${t(`game-${each.game}`)}, ${t(`way-${each.game}-${each.variant}`)}`,
    t(`tournament-${each.kind}`),
    clockText(each.clock),
    t(each.rated ? 'challenge-rated' : 'challenge-casual'),
    ...(each.cards ? [t('cards-not-printed', { name: each.cards.name })] : []),
  ].join(' · ');

export const entrantName = (entrant: EntrantInfo | undefined): string =>
  entrant?.name ?? (entrant?.computer ? computerTitle(entrant.computer) : t('tournament-deleted'));

/** Points as they are written in tournaments: ½ for half a point. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const half = points - whole >= 0.5 ? '½' : '';
  return whole || !half ? `${whole}${half}` : half;
}
