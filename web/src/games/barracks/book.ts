// The cards for the card library: warriors by level, moves by category.
import type { CardBook } from '../../shell/cards/book';
import { t } from '../../shell/i18n/language.svelte';
import CardFace from './CardFace.svelte';
import CardFilters from './CardFilters.svelte';
import { pictureOf } from './faces';
import { library } from './library';
import type { Card } from './types';
import { numeral } from './view';

const WARRIORS = 'warrior ';

export default {
  library,
  Face: CardFace,
  Filters: CardFilters,
  textOf: (card) => (card.kind === 'warrior' ? card.ability : card.effect) ?? '',
  tests: {
    kind: (card, wanted) => card.kind === wanted,
    category: (card, wanted) => (card.kind === 'move' ? card.category === wanted : card.lines.flat().includes(wanted)),
    level: (card, wanted) => String(card.level) === wanted,
  },
  groupOf: (card) => (card.kind === 'warrior' ? `${WARRIORS}${card.level}` : card.category),
  headingOf: (group) => {
    const level = group.startsWith(WARRIORS) ? numeral(Number(group.slice(WARRIORS.length))) : null;
    const id = level ? 'warrior' : group;
    return {
      name: level ? `${t('cards-kind-warrior')}: ${t('card-level', { level })}` : library.nameOf(group),
      pictures: [pictureOf(id)],
    };
  },
} satisfies CardBook<Card>;
