// Reading rules, finding them, and keywords in the texts of cards.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { GAMES } from '../games';
import { parseRules, search, spansOf, numbersOf } from './book';
import { keywordsOf, partsOf } from './keywords';
import { hasRules, loadKeywords, loadRules } from './load';
import RichText from './RichText.svelte';
import { tipPlace } from './tip';

const book = parseRules(`About it.

## ONE: The first
A note.
- **ONE-1** Take a *żeton*, see TWO-1.
- **ONE-2** Nothing.

## TWO: The second
- **TWO-1** Put it back.
`);

describe('a book of rules', () => {
  it('has sections of numbered rules', () => {
    expect(book.intro).toEqual(['About it.']);
    expect(book.sections.map(({ id, title, intro }) => [id, title, intro])).toEqual([
      ['ONE', 'The first', ['A note.']],
      ['TWO', 'The second', []],
    ]);
    expect(numbersOf(book)).toEqual(['ONE-1', 'ONE-2', 'TWO-1']);
  });

  it('is searched by words without their accents, and by numbers', () => {
    expect(numbersOf(search(book, 'zeton TAKE'))).toEqual(['ONE-1']);
    expect(numbersOf(search(book, 'one-2'))).toEqual(['ONE-2']);
    expect(search(book, '  ')).toBe(book);
    expect(search(book, 'never').sections).toEqual([]);
  });

  it('marks terms and the ways to other rules', () => {
    expect(spansOf('Take a *żeton*, **now**, see TWO-1.')).toEqual([
      { kind: 'plain', text: 'Take a ' },
      { kind: 'term', text: 'żeton' },
      { kind: 'plain', text: ', ' },
      { kind: 'strong', text: 'now' },
      { kind: 'plain', text: ', see ' },
      { kind: 'rule', text: 'TWO-1' },
      { kind: 'plain', text: '.' },
    ]);
  });
});

describe('keywords', () => {
  const keywords = keywordsOf({
    gate: { rule: 'A-1', name: 'Gate', match: 'Bram~', text: 'A gate.' },
    toward: { rule: 'A-2', name: 'Toward', match: 'w stronę Bramy', text: 'Nearer.' },
  });
  const found = (text: string) => partsOf(text, keywords).map(({ text: part, keyword, tail = '' }) => [part + tail, keyword?.id ?? null]);

  it('are found with their endings, the longer one first, each once', () => {
    expect(found('Idź w stronę Bramy, Bramą jest pion Bramy.')).toEqual([
      ['Idź ', null],
      ['w stronę Bramy,', 'toward'],
      [' ', null],
      ['Bramą', 'gate'],
      [' jest pion Bramy.', null],
    ]);
  });

  it('are whole words', () => {
    expect(found('ŻBrama')).toEqual([['ŻBrama', null]]);
  });
});

it('an explanation stays in the window', () => {
  const view = { innerWidth: 300, innerHeight: 400 };
  const tip = { width: 200, height: 100 };
  expect(tipPlace({ left: 0, top: 10, bottom: 30, width: 20 }, tip, view)).toEqual({ left: 8, top: 36 });
  expect(tipPlace({ left: 280, top: 350, bottom: 370, width: 20 }, tip, view)).toEqual({ left: 92, top: 244 });
});

it('an explanation stands beside the card that is to be read itself', () => {
  const view = { innerWidth: 600, innerHeight: 400 };
  const tip = { width: 200, height: 100 };
  const word = { left: 430, top: 350, bottom: 366, width: 40 };
  expect(tipPlace(word, tip, view, { left: 400, right: 560 })).toEqual({ left: 194, top: 292 });
  expect(tipPlace({ ...word, left: 50 }, tip, view, { left: 10, right: 170 })).toEqual({ left: 176, top: 292 });
});

describe.each(GAMES.map(({ id }) => id).filter(hasRules))('the cards of %s', (game) => {
  it('explain their keywords when they are focused, and stop at Escape', async () => {
    await setLanguage('en');
    const keyword = (await loadKeywords(game, 'en'))!.all[0]!;
    expect(numbersOf(await loadRules(game, 'en'))).toContain(keyword.rule);
    render(RichText, { game, text: `Do it: ${keyword.name}.` });
    const word = await screen.findByRole('button', { name: keyword.name });
    await fireEvent.focus(word);
    const tip = screen.getByText(keyword.text).parentElement!;
    expect(word.getAttribute('aria-describedby')).toBe(tip.id);
    expect(tip.querySelector('a')!.getAttribute('href')).toBe(`/rules/${game}#${keyword.rule}`);
    await fireEvent.keyDown(word, { key: 'Escape' });
    expect(screen.queryByText(keyword.text)).toBeNull();
  });
});
