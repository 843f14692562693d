// Finding cards: by words in names and texts, by filters, and in groups as they lie in their boxes.
import type { AnyCard } from '../lib/library.svelte';
import type { CardBook, Filters, FilterTests } from './book';

/** Small letters without accents, so that "zolw" finds "Żółw". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ł/gi, 'l')
    .toLowerCase();
}

/** What a search looks through; made once per card and language. */
export function haystack<Card extends AnyCard>(card: Card, textOf: CardBook<Card>['textOf']): string {
  return plain(`${card.title} ${card.id} ${textOf(card)}`);
}

export function passes<Card extends AnyCard>(card: Card, filters: Filters, tests: FilterTests<Card>): boolean {
  return Object.entries(filters).every(([name, wanted]) => !wanted || tests[name]!(card, wanted));
}

/** Whether all words are there. */
export function mentions(hay: string, words: string): boolean {
  return plain(words)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

export interface Group {
  id: string;
  cards: AnyCard[];
}

export function grouped<Card extends AnyCard>(cards: Card[], groupOf: CardBook<Card>['groupOf']): Group[] {
  const groups = new Map<string, AnyCard[]>();
  for (const card of cards) {
    const id = groupOf(card);
    const group = groups.get(id);
    if (group) group.push(card);
    else groups.set(id, [card]);
  }
  return [...groups].map(([id, of]) => ({ id, cards: of }));
}

export const addressOf = (game: string, id: string): string => `/cards/${game}/${encodeURIComponent(id)}`;
