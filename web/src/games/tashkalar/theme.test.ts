// The lines of the arena can be seen: three to one between the stone and what the squares lie in, by day and by night.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const dusk = css.indexOf(":root[data-theme='dark']");
const THEMES = { day: css.slice(0, dusk), night: css.slice(dusk) };
const STONES = ['a', 'b', 'c', 'd', 'central-a', 'central-b'];
const LEAST = 3;

function colour(theme: string, name: string): number[] {
  const [, hex] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(theme) ?? [];
  return [0, 2, 4].map((at) => Number.parseInt(hex!.slice(at, at + 2), 16) / 255);
}

function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((each) => (each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

test.each(Object.entries(THEMES))('the lines between squares can be seen by %s', (_, theme) => {
  const pit = luminance(colour(theme, 'pit'));
  for (const stone of STONES) {
    const tile = luminance(colour(theme, `tile-${stone}`));
    expect((Math.max(tile, pit) + 0.05) / (Math.min(tile, pit) + 0.05), stone).toBeGreaterThanOrEqual(LEAST);
  }
});
