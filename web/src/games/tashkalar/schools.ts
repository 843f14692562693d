// The school of each seat, for the form of a new table.
import type { SeatChoice } from '../../shell/games';
import { DRAWINGS } from './emblems';
import { hueOf } from './hues';
import { library } from './library';

export default {
  key: 'schools',
  more: () => library.data?.schools.map(({ id }) => id) ?? [],
  ofCards: (own) => [...new Set((library.data?.cards ?? []).filter(({ id }) => own.includes(id)).flatMap((card) => (card.kind === 'being' ? card.schools : [])))],
  nameOf: (school) => library.nameOf(school),
  pictureOf: (school) => ({ drawing: DRAWINGS[school], hue: hueOf(school) }),
} satisfies SeatChoice;
