// All cards of the game, its categories, statuses and boosts, in the reader's language.
import { Shelf } from '../../shell/lib/library.svelte';
import type { Library } from './types';

export const library = new Shelf<Library>('barracks', (data) => [
  data.categories,
  data.statuses,
  data.boosts,
  data.difficulties,
]);
