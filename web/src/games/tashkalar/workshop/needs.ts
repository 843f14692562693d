// What a pattern asks for: how many pieces, and in how many ways it can lie.

type Grid = string[][];

const turned = (grid: Grid): Grid => grid[0]!.map((_, column) => grid.map((row) => row[column]!).reverse());
const mirrored = (grid: Grid): Grid => grid.map((row) => [...row].reverse());
const shown = (grid: Grid) => grid.map((row) => row.join('')).join('/');

export function needsOf(pattern: string): { pieces: number; ways: number } {
  const grid = pattern.trim().split('\n').map((row) => row.trim().split(/\s+/));
  const pieces = grid.flat().filter((sign) => /^[chl]$/i.test(sign)).length;
  if (!pieces || grid.some((row) => row.length !== grid[0]!.length)) return { pieces, ways: 0 };
  const ways = new Set<string>();
  let lying = grid;
  for (let turn = 0; turn < 4; turn += 1) {
    ways.add(shown(lying)).add(shown(mirrored(lying)));
    lying = turned(lying);
  }
  return { pieces, ways: ways.size };
}
