import { describe, expect, it } from 'vitest';
import type { BeingCard, MoveInfo, WarriorInfo } from '../api/types';
import { addressOf, grouped, haystack, mentions, passes, plain, type AnyCard } from './search';

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
const warrior: WarriorInfo = {
  kind: 'warrior',
  id: 'Tinker',
  title: 'Tinker',
  level: 1,
  hearts: 4,
  wings: 2,
  lines: [['iron'], ['iron', 'fire']],
  ability: 'Give its ally 1 defence.',
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
  effect: null,
  flavour: '',
};
const all: AnyCard[] = [being, warrior, move];

describe('searching cards', () => {
  it('does not mind accents or capitals', () => {
    expect(plain('Żółta Čeština')).toBe('zolta cestina');
    expect(mentions(haystack(being), 'POSLANIEC ruch')).toBe(true);
    expect(mentions(haystack(being), 'messenger')).toBe(true);
    expect(mentions(haystack(being), 'messenger skok')).toBe(false);
    expect(mentions(haystack(being), '  ')).toBe(true);
  });

  it('filters by what cards have', () => {
    const ids = (filters: Parameters<typeof passes>[1]) => all.filter((card) => passes(card, filters)).map((card) => card.id);
    expect(ids({})).toHaveLength(3);
    expect(ids({ kind: 'being', school: 'southern' })).toEqual(['Messenger']);
    expect(ids({ school: 'sylvan' })).toEqual([]);
    expect(ids({ rank: '0' })).toEqual(['Messenger']);
    expect(ids({ category: 'fire' })).toEqual(['Tinker']);
    expect(ids({ category: 'prayer', level: '5' })).toEqual(['Great Bell']);
  });

  it('keeps the order within groups', () => {
    expect(grouped([...all, { ...being, id: 'Other' }]).map((group) => [group.id, group.cards.length])).toEqual([
      ['northern southern', 2],
      ['warrior 1', 1],
      ['prayer', 1],
    ]);
  });

  it('makes addresses of names', () => {
    expect(addressOf('barracks', 'Jack of the Stove')).toBe('/cards/barracks/Jack%20of%20the%20Stove');
  });
});
