// The text of a move for its card: the chance of each sentence as a number, so that it can be drawn.
export interface Sentence {
  /** In how many of six cases; null: always. */
  chance: number | null;
  text: string;
}

// "With a 3/6 chance, ...", "Z szansą 3/6 ...", "Se šancí 3/6 ...": two words, the chance, the rest
const CHANCE = /^(?:\p{L}+ ){2}([1-5])\/6(?: chance,)? (.+)$/u;

export function sentencesOf(text: string): Sentence[] {
  return text.split(/(?<=\.) (?=\p{Lu})/u).map((sentence) => {
    const found = CHANCE.exec(sentence);
    if (!found) return { chance: null, text: sentence };
    const [, chance, rest] = found;
    return { chance: Number(chance), text: rest![0]!.toLocaleUpperCase() + rest!.slice(1) };
  });
}
