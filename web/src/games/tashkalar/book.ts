// The cards for the card library: beings by school, then legends, flares and tasks.
import type { CardBook } from '../../shell/cards/book';
import { t } from '../../shell/i18n/language.svelte';
import CardFace from './CardFace.svelte';
import CardFilters from './CardFilters.svelte';
import { DRAWINGS } from './emblems';
import { hueOf } from './hues';
import { library } from './library';
import type { Card } from './types';

const OTHER_KINDS = ['legend', 'flare', 'task'];

export default {
  library,
  Face: CardFace,
  Filters: CardFilters,
  textOf: (card) => card.texts.map((each) => `${each.heading} ${each.text}`).join(' '),
  tests: {
    kind: (card, wanted) => card.kind === wanted,
    school: (card, wanted) => 'schools' in card && card.schools.includes(wanted),
    rank: (card, wanted) => 'rank' in card && String(card.rank) === wanted,
    task: (card, wanted) => card.kind === 'task' && card.category === wanted,
  },
  groupOf: (card) => (card.kind === 'being' ? card.schools.join(' ') : card.kind),
  headingOf: (group) => {
    const ids = group.split(' ');
    return {
      name: OTHER_KINDS.includes(group)
        ? t(`cards-kind-${group as 'legend' | 'flare' | 'task'}`)
        : ids.map((id) => library.nameOf(id)).join(' / '),
      pictures: ids.map((id) => ({ drawing: DRAWINGS[id], hue: hueOf(id) })),
    };
  },
} satisfies CardBook<Card>;
