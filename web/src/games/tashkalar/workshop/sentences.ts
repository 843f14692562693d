// A text in sentences, each with the words that say what kind of sentence it is.

/** "You may", "If you do", a condition up to its comma, or just the verb. */
const LEAD = /^(?:You may|If you do,|Otherwise,|All or nothing:|(?:If|When) [^,]+,|\p{L}+)/u;

export function sentencesOf(text: string): { lead: string; rest: string }[] {
  return text
    .split(/(?<=\.)\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map((sentence) => {
      const lead = LEAD.exec(sentence)?.[0] ?? '';
      return { lead, rest: sentence.slice(lead.length).trim() };
    });
}
