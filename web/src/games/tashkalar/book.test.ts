import { describe, expect, it } from 'vitest';
import { grouped, haystack, mentions, passes } from '../../shell/cards/search';
import type { Filters } from '../../shell/cards/book';
import book from './book';
import type { BeingCard, Card, TaskInfo } from './types';

const being: BeingCard = {
  kind: 'being',
  id: 'Messenger',
  title: 'Posłaniec',
  schools: ['northern', 'southern'],
  rank: 0,
  pattern: ['@ c'],
  marks: [],
  summon_on: null,
  facts: [],
  texts: [{ heading: '', text: 'Wykonaj ruch.' }],
};
const task = { kind: 'task', id: 'T1', title: 'Zadanie', category: 'pattern', texts: [] } as unknown as TaskInfo;
const all: Card[] = [being, task];

describe('the cards in the library', () => {
  it('are found by their texts', () => {
    expect(mentions(haystack<Card>(being, book.textOf), 'poslaniec ruch')).toBe(true);
  });

  it('are filtered by what they have', () => {
    const ids = (filters: Filters) => all.filter((card) => passes(card, filters, book.tests)).map((card) => card.id);
    expect(ids({ kind: 'being', school: 'southern' })).toEqual(['Messenger']);
    expect(ids({ school: 'sylvan' })).toEqual([]);
    expect(ids({ rank: '0' })).toEqual(['Messenger']);
    expect(ids({ task: 'pattern' })).toEqual(['T1']);
  });

  it('lie together by school, or by kind', () => {
    expect(grouped(all, book.groupOf).map((group) => group.id)).toEqual(['northern southern', 'task']);
    expect(book.headingOf('task').name).toBe('Tasks');
    expect(book.headingOf('northern southern').pictures.map(({ hue }) => hue)).toEqual(['var(--hue-blue)', 'var(--hue-red)']);
  });
});
