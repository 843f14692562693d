// Whatever the server may refuse, the client has words for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MESSAGE_FILES } from './messages';
import { files } from './sources';

const PYTHON = join(import.meta.dirname, '../../src/arenarium');
const server = files(`${PYTHON}/server`, (name) => name.endsWith('.py')).map((path) => readFileSync(path, 'utf8'));
const STRING = String.raw`[rf]{0,2}"(?:[^"\\\n]|\\.)*"`;

/** The arguments of a call, each as it is written; `from` is where the first one begins. */
function argumentsAt(text: string, from: number): string[] {
  const found = [''];
  let depth = 1;
  const parts = new RegExp(`${STRING}|[^]`, 'gy');
  parts.lastIndex = from;
  for (let part = parts.exec(text)?.[0]; part !== undefined; part = parts.exec(text)?.[0]) {
    if ('([{'.includes(part)) depth += 1;
    if (')]}'.includes(part)) depth -= 1;
    if (depth === 0) break;
    if (part === ',' && depth === 1) found.push('');
    else found[found.length - 1] += part;
  }
  return found.map((each) => each.trim());
}

/** The codes of a source: what a kind of refusal has by itself, and what is given where it is raised. */
function codesIn(text: string, kinds: string[]): string[] {
  const byKind = [...text.matchAll(/^ {4}(?:status, )?code(?:: str)? = (?:\d+, )?"([a-z-]+)"/gm)].map((each) => each[1]!);
  const given = [...text.matchAll(new RegExp(String.raw`(?<!class )\b(?:${kinds.join('|')})\(`, 'g'))]
    .map((call) => argumentsAt(text, call.index + call[0].length)[1])
    .map((code) => /^f?"([^"]+)"$/.exec(code ?? '')?.[1]);
  const plain = [...text.matchAll(/\berror\(\d{3}, "([a-z-]+)"/g)].map((each) => each[1]!);
  return [...byKind, ...given.filter((code) => code !== undefined), ...plain];
}

/** Why something cannot be taken back, which the server names by the names of the engine. */
function undoCodes(): string[] {
  const text = readFileSync(`${PYTHON}/core/undo.py`, 'utf8');
  const names = /class Refusal\(Enum\):[^]*?\n\n\n/.exec(text)![0].matchAll(/^ {4}([A-Z]+) = /gm);
  return [...names].map((each) => `undo-${each[1]!.toLowerCase()}`);
}

const kinds = server.flatMap((text) => [...text.matchAll(/^class (\w+)\(Refusal\)/gm)].map((each) => each[1]!));
const written = [...new Set(server.flatMap((text) => codesIn(text, kinds)))];
const codes = [...written.filter((code) => !code.includes('{')), ...undoCodes(), 'offline'].sort();
// as refusalText has it
const idOf = (code: string) => `refused-${code.replace(/^undo-/, '')}`;

describe('refusals', () => {
  it('are found in the source of the server', () => {
    expect(codes).toEqual(expect.arrayContaining(['invalid', 'internal', 'stale', 'not-asked', 'bad-setup', 'undo-learned']));
    expect(written.filter((code) => code.includes('{'))).toEqual(['undo-{refusal.name.lower()}']);
  });

  it.each(['en', 'pl', 'cs'])('have words in %s', (language) => {
    const known = new Set(MESSAGE_FILES.filter((file) => file.language === language).flatMap((file) => [...file.messages.keys()]));
    expect(codes.filter((code) => !known.has(idOf(code)))).toEqual([]);
  });

  it('have no words for what is never refused', () => {
    const wanted = new Set(codes.map(idOf));
    const own = MESSAGE_FILES.find((file) => file.name === 'refusals.ftl')!;
    expect([...own.messages.keys()].filter((id) => !wanted.has(id))).toEqual([]);
  });
});
