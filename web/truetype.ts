// The type of texts as TrueType, for the server: it draws pictures of positions for messengers with letters of its own, as a machine
// may have none, and what draws them reads no WOFF. Browsers never ask for these files.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Its Latin letters: the drawings are in English. */
const FILE = '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff';
const require = createRequire(import.meta.url);

/** A font of the format WOFF as TrueType: the same tables, without their compression. */
export function trueType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no font of the format WOFF');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, number) => {
    const entry = 44 + 20 * number;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const content = woff.subarray(start, start + packed);
    return { tag: woff.subarray(entry, entry + 4), sum: woff.readUInt32BE(entry + 16), content: packed < length ? inflateSync(content) : content };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, index) => head.writeUInt16BE(value, 4 + 2 * index));
  const parts = [head];
  let end = head.length;
  tables.forEach(({ tag, sum, content }, number) => {
    const entry = 12 + 16 * number;
    tag.copy(head, entry);
    [sum, end, content.length].forEach((value, index) => head.writeUInt32BE(value, entry + 4 + 4 * index));
    const padding = Buffer.alloc(-content.length & 3);
    parts.push(Buffer.from(content), padding);
    end += content.length + padding.length;
  });
  return Buffer.concat(parts);
}

export function pictureFont(): Plugin {
  return {
    name: 'picture-font',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'fonts/alegreya-sans.ttf', source: trueType(readFileSync(require.resolve(FILE))) });
    },
  };
}
