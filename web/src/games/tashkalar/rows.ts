// How high the rows of a hand of two columns are, and those of the tasks: as high as each other, but for a text that needs more than
// its share.
import { pictured } from './pattern';
import type { Card } from './types';

/** Pixels at the smallest size of a window: what a card is comfortable with, what its name and edges need at least, a row of its
 *  pattern, and a character of its text. All rows grow together, so only their proportions count. */
const COMFORTABLE = 190;
const NAME = 54;
const PATTERN = 10;
const USUAL = 3;
const CHARACTER = 0.52;
const COLUMNS = 2;
const LEAST = 3;

const lengthOf = (card: Card | null) => (card && 'texts' in card ? card.texts.reduce((sum, each) => sum + each.text.length, 0) : 0);
const wantedBy = (card: Card | null) =>
  NAME + PATTERN * (card && 'pattern' in card ? pictured(card).rows : USUAL) + CHARACTER * lengthOf(card);

/** The rows as CSS has them: `minmax(0, 190fr) minmax(0, 285fr) ...`. */
export function rowsFor(cards: (Card | null)[]): string {
  const count = Math.max(LEAST, Math.ceil(cards.length / COLUMNS));
  return Array.from({ length: count }, (_, row) => {
    const wanted = cards.slice(row * COLUMNS, (row + 1) * COLUMNS).map(wantedBy);
    return `minmax(0, ${Math.round(Math.max(COMFORTABLE, ...wanted))}fr)`;
  }).join(' ');
}

/** The same for a task: what it is comfortable with, its title and what is done of it, and a character of its text. */
const TASK = { comfortable: 104, title: 62, character: 0.5 };
/** What comes next is told in smaller type. */
const NEXT = 0.7;

/** The rows of the tasks on the table, and of the next one. */
export function taskRows(tasks: (Card | null)[], next: Card | null): string {
  const wanted = (card: Card | null) => Math.max(TASK.comfortable, TASK.title + TASK.character * lengthOf(card));
  return [...tasks.map(wanted), wanted(next) * NEXT].map((height) => `minmax(0, ${Math.round(height)}fr)`).join(' ');
}
