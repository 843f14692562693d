// TypeScript from what the server says of itself: `node generate.mjs` writes src/shell/api/*.gen.ts and, for each game,
// src/games/<game>/messages.gen.ts; `--check` compares.
import { compile } from 'json-schema-to-typescript';
import openapi, { astToString } from 'openapi-typescript';
import { readdir, readFile, writeFile } from 'node:fs/promises';

const HEAD = '// Made by `npm run types` from what the server says of itself. Do not edit.\n';
const src = new URL('src/', import.meta.url);
const read = async (path) => JSON.parse(await readFile(new URL(path, src), 'utf8'));
const fromSchema = (schema) =>
  compile(schema, schema.title, {
    additionalProperties: false,
    bannerComment: HEAD.trim(),
    unreachableDefinitions: true,
    format: false,
  });

const document = await openapi(await read('shell/api/openapi.json'), { defaultNonNullable: false, emptyObjectsUnknown: true });
const made = {
  'shell/api/http.gen.ts': HEAD + astToString(document),
  'shell/api/socket.gen.ts': await fromSchema(await read('shell/api/socket.json')),
};
for (const game of await readdir(new URL('games/', src))) {
  const schema = await read(`games/${game}/messages.json`).catch(() => null);
  if (schema) made[`games/${game}/messages.gen.ts`] = await fromSchema(schema);
}
let stale = false;
for (const [name, text] of Object.entries(made)) {
  const file = new URL(name, src);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`src/${name} is stale: run "npm run types"`);
    stale = true;
  } else {
    await writeFile(file, text);
    console.log(`src/${name} is new`);
  }
}
process.exit(stale ? 1 : 0);
