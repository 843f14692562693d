import { describe, expect, it } from 'vitest';
import { addressOf, grouped, haystack, mentions, passes, plain } from './search';

const card = (id: string, title: string, deck: string, text: string) => ({ kind: 'card', id, title, deck, text });
const messenger = card('Messenger', 'Posłaniec', 'north', 'Wykonaj ruch.');
const all = [messenger, card('Bell', 'Dzwon', 'south', ''), card('Herald', 'Herold', 'north', '')];
type Card = typeof messenger;
const textOf = (each: Card) => each.text;
const tests = {
  deck: (each: Card, wanted: string) => each.deck === wanted,
  first: (each: Card, wanted: string) => each.id.startsWith(wanted),
};

describe('searching cards', () => {
  it('does not mind accents or capitals', () => {
    expect(plain('Żółta Čeština')).toBe('zolta cestina');
    const hay = haystack(messenger, textOf);
    expect(mentions(hay, 'POSLANIEC ruch')).toBe(true);
    expect(mentions(hay, 'messenger')).toBe(true);
    expect(mentions(hay, 'messenger skok')).toBe(false);
    expect(mentions(hay, '  ')).toBe(true);
  });

  it('passes what meets all filters that are set', () => {
    const ids = (filters: Parameters<typeof passes>[1]) => all.filter((each) => passes(each, filters, tests)).map(({ id }) => id);
    expect(ids({})).toHaveLength(3);
    expect(ids({ deck: undefined })).toHaveLength(3);
    expect(ids({ deck: 'north' })).toEqual(['Messenger', 'Herald']);
    expect(ids({ deck: 'north', first: 'H' })).toEqual(['Herald']);
  });

  it('keeps the order within groups', () => {
    expect(grouped(all, (each) => each.deck).map((group) => [group.id, group.cards.map(({ id }) => id)])).toEqual([
      ['north', ['Messenger', 'Herald']],
      ['south', ['Bell']],
    ]);
  });

  it('makes addresses of names', () => {
    expect(addressOf('chess', 'Jack of the Stove')).toBe('/cards/chess/Jack%20of%20the%20Stove');
  });
});
