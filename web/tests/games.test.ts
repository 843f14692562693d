// Each game is one folder behind one door; nothing outside of it knows its name.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/shell/games';
import { LANGUAGES } from '../src/shell/i18n/language.svelte';
import { MESSAGE_FILES } from './messages';
import { files, GAME_IDS, SRC } from './sources';

const READ = /\.(ts|svelte|css|ftl)$/;

/** What a game is called: in ids, and in each language. */
function namesOf(game: string): string[] {
  const titles = MESSAGE_FILES.map((file) => new RegExp(`^game-${game} = (.+)$`, 'm').exec(file.text)?.[1]);
  return [game, ...titles.filter((title) => title !== undefined)];
}

/** Finds a game's names, also without their hyphens and spaces. */
const named = (game: string) => new RegExp(namesOf(game).map((name) => name.replaceAll(/\W/g, '.?')).join('|'), 'i');
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').map((line) => `${relative(SRC, path)}: ${line}`);
const paths = [SRC, import.meta.dirname].flatMap((folder) => files(folder, (name) => READ.test(name) && !name.endsWith('.gen.ts')));

describe.each(GAME_IDS)('%s', (game) => {
  it('has a manifest under its name', () => {
    expect(GAMES.filter(({ id }) => id === game)).toHaveLength(1);
  });

  it('has a name in every language', () => {
    expect(namesOf(game)).toHaveLength(1 + LANGUAGES.length);
  });

  it('is not spoken of outside of its folder', () => {
    const own = join(SRC, 'games', game);
    const name = named(game);
    const spoken = paths
      .filter((path) => !path.startsWith(own))
      .flatMap((path) => [relative(SRC, path), ...linesOf(path)].filter((line) => name.test(line)));
    expect(spoken).toEqual([]);
  });
});

describe('the games', () => {
  it('have different places in their order', () => {
    expect(new Set(GAMES.map(({ order }) => order)).size).toBe(GAMES.length);
  });

  it('give the shell the messages that it asks a game for', () => {
    const known = new Set(MESSAGE_FILES.flatMap((file) => [...file.messages.keys()]));
    const asked = GAMES.flatMap(({ id }) => ['game-', 'home-about-', 'result-score-'].map((kind) => `${kind}${id}`));
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are entered through their doors: the shell imports nothing else of them', () => {
    const shell = files(join(SRC, 'shell'), (name) => /\.(ts|svelte)$/.test(name));
    const doors = /games\/\*\/(index\.ts|words\/|rules\/)/;
    const imports = shell.flatMap(linesOf).filter((line) => /'[./]*\.\.\/games\//.test(line) && !doors.test(line));
    expect(imports).toEqual([]);
  });
});
