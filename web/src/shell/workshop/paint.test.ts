import { expect, it } from 'vitest';
import { beforeCaret, fixed, inserted, painted } from './paint';
import type { CardProblem } from './types';

const wrong = (offset: number, length: number, suggestion: string | null = null): CardProblem => ({
  severity: 'error',
  message: { en: 'unknown word', pl: 'nieznane słowo', cs: 'neznámé slovo' },
  key: 'effect',
  offset,
  length,
  suggestion,
});
const KEYWORDS = /standard move/g;
const shown = (text: string, problems: CardProblem[] = []) =>
  painted(text, KEYWORDS, problems).map((line) => line.map((part) => [part.text, part.paint]));

it('paints keywords and numbers, line by line', () => {
  expect(shown('Do one standard move.\nHeal 2')).toEqual([
    [['Do ', null], ['one', 'number'], [' ', null], ['standard move', 'keyword'], ['.', null]],
    [['Heal ', null], ['2', 'number']],
  ]);
  expect(shown('')).toEqual([[]]);
});

it('underlines exactly the word that is wrong', () => {
  const text = 'Destroy one comon piece.';
  const [line] = painted(text, null, [wrong(12, 5, 'common')]);
  expect(line!.filter(({ problem }) => problem === 0)).toEqual([{ text: 'comon', paint: 'mistake', problem: 0 }]);
});

it('a place beyond the text is its end', () => {
  expect(shown('Do', [wrong(99, 5)])).toEqual([[['Do', null]]]);
});

it('fixes a word and keeps its capital', () => {
  expect(fixed('Destroy one comon piece.', wrong(12, 5, 'common'))).toBe('Destroy one common piece.');
  expect(fixed('Destory one piece.', wrong(0, 7, 'destroy'))).toBe('Destroy one piece.');
});

it('knows the word that is being typed', () => {
  expect(beforeCaret('Do one sta', 10)).toEqual({ settled: 'Do one ', typed: 'sta' });
  expect(beforeCaret('Do one ', 7)).toEqual({ settled: 'Do one ', typed: '' });
});

it('puts a word where the caret is', () => {
  expect(inserted('', 0, 'destroy')).toEqual({ text: 'Destroy ', caret: 8 });
  expect(inserted('Do one sta', 10, 'standard')).toEqual({ text: 'Do one standard ', caret: 16 });
  expect(inserted('Do one', 6, 'one')).toEqual({ text: 'Do one ', caret: 7 });
  expect(inserted('Gain an action ', 15, '.')).toEqual({ text: 'Gain an action. ', caret: 16 });
  expect(inserted('Gain an action. ', 16, 'upgrade')).toEqual({ text: 'Gain an action. Upgrade ', caret: 24 });
});
