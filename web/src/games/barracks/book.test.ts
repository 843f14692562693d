import { describe, expect, it } from 'vitest';
import { grouped, haystack, mentions, passes } from '../../shell/cards/search';
import type { Filters } from '../../shell/cards/book';
import book from './book';
import type { Card, MoveInfo, WarriorInfo } from './types';

const warrior: WarriorInfo = {
  kind: 'warrior',
  id: 'Tinker',
  title: 'Tinker',
  level: 1,
  hearts: 4,
  wings: 2,
  lines: [['iron'], ['iron', 'fire']],
  ability: 'Give its ally 1 defense.',
  flavour: '',
};
const move: MoveInfo = {
  kind: 'move',
  id: 'Great Bell',
  title: 'Great Bell',
  category: 'prayer',
  level: 5,
  targets: 2,
  damage: 2,
  priority: 0,
  copies: 2,
  effect: null, brief: [],
  flavour: '',
};
const all: Card[] = [warrior, move];

describe('the cards in the library', () => {
  it('are found by their texts', () => {
    expect(mentions(haystack<Card>(warrior, book.textOf), 'ally')).toBe(true);
    expect(mentions(haystack<Card>(move, book.textOf), 'bell')).toBe(true);
  });

  it('are filtered by what they have', () => {
    const ids = (filters: Filters) => all.filter((card) => passes(card, filters, book.tests)).map((card) => card.id);
    expect(ids({ category: 'fire' })).toEqual(['Tinker']);
    expect(ids({ category: 'prayer', level: '5' })).toEqual(['Great Bell']);
    expect(ids({ kind: 'warrior', level: '5' })).toEqual([]);
  });

  it('lie together by level, or by category', () => {
    expect(grouped(all, book.groupOf).map((group) => group.id)).toEqual(['warrior 1', 'prayer']);
    expect(book.headingOf('warrior 1').name).toBe('Warriors: Level I');
    expect(book.headingOf('prayer').pictures[0]?.hue).toBe('var(--cat-prayer)');
  });
});
