// TypeScript from what the server says of itself: `node generate.mjs` writes src/shell/api/*.gen.ts, `--check` compares.
import { compile } from 'json-schema-to-typescript';
import openapi, { astToString } from 'openapi-typescript';
import { readFile, writeFile } from 'node:fs/promises';

const HEAD = '// Made by `npm run types` from what the server says of itself. Do not edit.\n';
const api = new URL('src/shell/api/', import.meta.url);
const schema = JSON.parse(await readFile(new URL('openapi.json', api), 'utf8'));
const socket = JSON.parse(await readFile(new URL('socket.json', api), 'utf8'));
const made = {
  'http.gen.ts': HEAD + astToString(await openapi(schema, { defaultNonNullable: false, emptyObjectsUnknown: true })),
  'socket.gen.ts': await compile(socket, 'SocketMessages', {
    additionalProperties: false,
    bannerComment: HEAD.trim(),
    unreachableDefinitions: true,
    format: false,
  }),
};
let stale = false;
for (const [name, text] of Object.entries(made)) {
  const file = new URL(name, api);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`src/shell/api/${name} is stale: run "npm run types"`);
    stale = true;
  } else {
    await writeFile(file, text);
    console.log(`src/shell/api/${name} is new`);
  }
}
process.exit(stale ? 1 : 0);
