// All cards of the game, its schools and forms, in the reader's language.
import { t } from '../../shell/i18n/language.svelte';
import { Shelf } from '../../shell/lib/library.svelte';
import type { Card, Library } from './types';

export const library = new Shelf<Library>('tashkalar', (data) => [data.schools, data.task_categories, data.forms]);

/** What is written on a card: flares have no names of their own, only the number by which the log tells them apart. */
export const nameOnFace = (card: Card): string => (card.kind === 'flare' ? t('cards-one-tashkalar-flare') : card.title);
