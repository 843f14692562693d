// Whatever the server may refuse, the client has words for it.
import { describe, expect, it } from 'vitest';
import openapi from '../src/shell/api/openapi.json';
import { MESSAGE_FILES } from './messages';

const codes = [...openapi.components.schemas.ErrorCode.enum, 'offline'].sort();
// as refusalText has it
const idOf = (code: string) => `refused-${code.replace(/^undo-/, '')}`;

describe('refusals', () => {
  it('are listed by the server', () => {
    expect(codes).toEqual(expect.arrayContaining(['invalid', 'internal', 'stale', 'not-asked', 'bad-setup', 'undo-learned']));
  });

  it.each(['en', 'pl', 'cs'])('have words in %s', (language) => {
    const known = new Set(MESSAGE_FILES.filter((file) => file.language === language).flatMap((file) => [...file.messages.keys()]));
    expect(codes.filter((code) => !known.has(idOf(code)))).toEqual([]);
  });

  it('have no words for what is never refused', () => {
    const ids = new Set(codes.map(idOf));
    const own = MESSAGE_FILES.find((file) => file.name === 'refusals.ftl')!;
    expect([...own.messages.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });
});
