// The card files that people copy: their pictures are there.
import { readdirSync, readFileSync } from 'node:fs';
import { icons } from '@iconify-json/game-icons';
import { expect, it } from 'vitest';

const EXAMPLES = '../examples';

it.each(readdirSync(EXAMPLES).filter((file) => file.endsWith('.toml')))('%s has pictures that can be drawn', (file) => {
  const named = [...readFileSync(`${EXAMPLES}/${file}`, 'utf8').matchAll(/^picture = "(.*)"$/gm)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in icons.icons))).toEqual([]);
});
