// All cards of the game, its schools and forms, in the reader's language.
import { Shelf } from '../../shell/lib/library.svelte';
import type { Library } from './types';

export const library = new Shelf<Library>('tashkalar', (data) => [data.schools, data.task_categories, data.forms]);
