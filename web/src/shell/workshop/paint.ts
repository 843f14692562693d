// The text of a card as it is painted while it is written: keywords, numbers, and the words with mistakes, line by line.
import type { CardProblem } from './types';

export type Paint = 'keyword' | 'number' | 'mistake' | null;

export interface Painted {
  text: string;
  paint: Paint;
  /** Which of the problems it is under. */
  problem: number | null;
}

/** Numbers as they are written and as they are said. */
const NUMBERS = /(?<![\p{L}\p{N}])(?:\d+(?:\/\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)(?![\p{L}\p{N}])/giu;

/** Where a problem lies in the text; the end of it where the server could not say, so that it is seen. */
export function placeOfProblem(problem: CardProblem, text: string): { from: number; to: number } {
  const from = Math.min(problem.offset ?? text.length, text.length);
  return { from, to: Math.min(from + Math.max(problem.length ?? 0, 0), text.length) };
}

/** The lines of a text, each in pieces of one paint. `keywords` finds the words that mean something in the rules. */
export function painted(text: string, keywords: RegExp | null, problems: CardProblem[]): Painted[][] {
  const paints = new Array<Paint>(text.length).fill(null);
  const under = new Array<number | null>(text.length).fill(null);
  const lay = (from: number, to: number, paint: Paint) => paints.fill(paint, from, to);
  if (keywords) for (const match of text.matchAll(keywords)) lay(match.index, match.index + match[0].length, 'keyword');
  for (const match of text.matchAll(NUMBERS)) lay(match.index, match.index + match[0].length, 'number');
  problems.forEach((problem, number) => {
    const { from, to } = placeOfProblem(problem, text);
    lay(from, to, 'mistake');
    under.fill(number, from, to);
  });
  const lines: Painted[][] = [[]];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n') {
      lines.push([]);
      continue;
    }
    const line = lines.at(-1)!;
    const last = line.at(-1);
    const begins = at === 0 || text[at - 1] === '\n' || !last || last.paint !== paints[at] || last.problem !== under[at];
    if (begins) line.push({ text: text[at]!, paint: paints[at]!, problem: under[at]! });
    else last.text += text[at];
  }
  return lines;
}

/** A text with what was probably meant in the place of a mistake. */
export function fixed(text: string, problem: CardProblem): string {
  const { from, to } = placeOfProblem(problem, text);
  const wrong = text.slice(from, to);
  const capital = wrong !== '' && wrong[0] !== wrong[0]!.toLowerCase();
  const right = problem.suggestion ?? wrong;
  return text.slice(0, from) + (capital ? right[0]!.toUpperCase() + right.slice(1) : right) + text.slice(to);
}

/** What stands before the caret, without the word that is being typed; and that word. */
export function beforeCaret(text: string, caret: number): { settled: string; typed: string } {
  const before = text.slice(0, caret);
  const typed = /[\p{L}\p{N}/-]*$/u.exec(before)![0];
  return { settled: before.slice(0, before.length - typed.length), typed };
}

/** A text with a word put at the caret, and where the caret is then. Small signs stand close, words have a blank before them. */
export function inserted(text: string, caret: number, word: string): { text: string; caret: number } {
  const { settled } = beforeCaret(text, caret);
  const opens = settled.trim() === '' || /[.:]\s*$/.test(settled);
  const shown = opens ? word[0]!.toUpperCase() + word.slice(1) : word;
  const close = /^[.,;]/.test(word);
  const before = close ? settled.trimEnd() : settled === '' || /\s$/.test(settled) ? settled : `${settled} `;
  const after = text.slice(caret);
  const gap = after === '' || /^[\s.,;]/.test(after) ? '' : ' ';
  const head = before + shown + (after === '' ? ' ' : '');
  return { text: head + gap + after, caret: head.length };
}
