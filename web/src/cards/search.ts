// Finding cards: by words in names and texts, by filters, and in groups as they lie in their boxes.
import type { BarracksCard, TashKalarCard } from '../api/types';

export type AnyCard = TashKalarCard | BarracksCard;

/** Filters by name; a filter that is not set asks for nothing. */
export type Filters = Partial<Record<'kind' | 'school' | 'rank' | 'task' | 'category' | 'level', string>>;

/** Small letters without accents, so that "zolw" finds "Żółw". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ł/gi, 'l')
    .toLowerCase();
}

function textOf(card: AnyCard): string {
  switch (card.kind) {
    case 'warrior':
      return card.ability ?? '';
    case 'move':
      return card.effect ?? '';
    default:
      return card.texts.map((each) => `${each.heading} ${each.text}`).join(' ');
  }
}

/** What a search looks through; made once per card and language. */
export function haystack(card: AnyCard): string {
  return plain(`${card.title} ${card.id} ${textOf(card)}`);
}

const TESTS: Record<keyof Filters, (card: AnyCard, wanted: string) => boolean> = {
  kind: (card, wanted) => card.kind === wanted,
  school: (card, wanted) => 'schools' in card && card.schools.includes(wanted),
  rank: (card, wanted) => 'rank' in card && String(card.rank) === wanted,
  task: (card, wanted) => card.kind === 'task' && card.category === wanted,
  category: (card, wanted) =>
    (card.kind === 'move' && card.category === wanted) || (card.kind === 'warrior' && card.lines.flat().includes(wanted)),
  level: (card, wanted) => 'level' in card && String(card.level) === wanted,
};

export function passes(card: AnyCard, filters: Filters): boolean {
  return (Object.keys(filters) as (keyof Filters)[]).every((name) => {
    const wanted = filters[name];
    return !wanted || TESTS[name](card, wanted);
  });
}

/** Whether all words are there. */
export function mentions(hay: string, words: string): boolean {
  return plain(words)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

/** The group that a card lies in: ids of what its heading names. */
export function groupOf(card: AnyCard): string {
  switch (card.kind) {
    case 'being':
      return card.schools.join(' ');
    case 'warrior':
      return `warrior ${card.level}`;
    case 'move':
      return card.category;
    default:
      return card.kind;
  }
}

export interface Group {
  id: string;
  cards: AnyCard[];
}

export function grouped(cards: AnyCard[]): Group[] {
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
