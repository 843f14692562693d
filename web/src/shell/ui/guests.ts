// The faces of guests: the house calls them by an animal ("Amber Hare 15"), and that is what they look like.
import { lazily } from '../lib/lazily';
import animals from './guests.json';

const drawings = lazily(() => import('./guests.json?icons'));
const GIVEN = /^\p{L}+ (\p{L}+) \d+$/u;

/** Which animal a name was made of, if the house has given it. */
export function animalOf(name: string): string | undefined {
  const animal = GIVEN.exec(name)?.[1];
  return animal && (animals as Record<string, string>)[animal];
}

export const drawingOf = async (animal: string): Promise<string | undefined> => (await drawings()).default[animal];
