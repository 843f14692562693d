/** Where a long word may be hyphenated. Browsers know it only of languages whose dictionaries they have, and break a word anywhere
 *  else; a rule of thumb does for names in English, Polish and Czech. */

/** Letters from which a word can be too long for a narrow card. */
const LONG = 8;
/** Letters that are never left alone at either end. */
const END = 3;
const VOWEL = /[aąeęiouyóáéěíúůýäö]/iu;
/** Letters that begin a syllable together with the consonant before them. */
const LIQUID = /[lłrř]/iu;
/** Letters that are one sound, and vowels that stay together. */
const SOUND = /ch|cz|sz|rz|dz|dź|dż|sh|th|ph|ck|qu|[iy]?[aąeęoóuáéěíúůýäö]+|./giu;

/** The parts of a word between which a hyphen can stand; a short word is one part. A hyphen that it has is a break already. */
export function syllables(word: string): string[] {
  const parts: string[] = [];
  for (const half of word.split(/(?<=-)/)) {
    const [first = '', ...rest] = partsOf(half);
    if (parts.at(-1)?.endsWith('-')) parts.push(parts.pop()! + first, ...rest);
    else parts.push(first, ...rest);
  }
  return parts;
}

function partsOf(word: string): string[] {
  const sounds = word.length < LONG ? [] : (word.match(SOUND) ?? []);
  const isVowel = (at: number) => VOWEL.test(sounds[at] ?? '');
  const together = (at: number) => !isVowel(at) && !LIQUID.test(sounds[at] ?? '') && LIQUID.test(sounds[at + 1] ?? '') && isVowel(at + 2);
  const parts = [''];
  sounds.forEach((sound, at) => {
    parts[parts.length - 1] += sound;
    const left = sounds.slice(0, at + 1).join('').length;
    const rest = sounds.slice(at + 1).join('');
    const open = isVowel(at) && !isVowel(at + 1) && (isVowel(at + 2) || together(at + 1)); // wo-ły, dwu-gło
    const closed = isVowel(at - 1) && !isVowel(at) && !isVowel(at + 1) && !together(at); // tex-mas
    if ((open || closed) && left >= END && rest.length >= END && VOWEL.test(rest)) parts.push('');
  });
  return sounds.length ? parts : [word];
}
