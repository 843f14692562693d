// The font of the pictures: what is in a WOFF file, without its compression.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { trueType } from '../truetype';

const require = createRequire(import.meta.url);
const woff = readFileSync(require.resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff'));

it('unpacks every table to its place', () => {
  const font = trueType(woff);
  expect(font.length).toBe(woff.readUInt32BE(16)); // what the file itself says of its size
  const tags = Array.from({ length: font.readUInt16BE(4) }, (_, number) => {
    const entry = 12 + 16 * number;
    const [sum, start, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [number, number, number];
    let words = 0;
    for (let at = start; at < start + length; at += 4) words = (words + font.readUInt32BE(at)) >>> 0;
    const tag = font.toString('latin1', entry, entry + 4);
    if (tag !== 'head') expect(words, tag).toBe(sum);
    return tag;
  });
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']));
});

it('takes nothing else for a font', () => {
  expect(() => trueType(Buffer.from('a text'))).toThrow('WOFF');
});
