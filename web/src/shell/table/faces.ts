// The faces of computer players, loaded when the first of them is seen: four for each level, as there are four names.
import { lazily } from '../lib/lazily';
import names from './faces.json';

const drawings = lazily(() => import('./faces.json?icons'));

/** The face of a computer player: of those of its level at a table, the nth. */
export async function faceOf(level: string, nth: number): Promise<string | undefined> {
  const faces = (names as Record<string, string[]>)[level] ?? names.level2;
  return (await drawings()).default[faces[nth % faces.length]!];
}
