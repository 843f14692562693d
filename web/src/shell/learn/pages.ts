// A hint in pages of two lines, for windows with little room: no sentence is torn apart that fits on a page.

/** About so many characters there is room for: two lines of a phone, or of one on its side. */
export const ROOM = { little: 96, more: 115 };

/** Where a text may be parted: after sentences, and where one is too long, after a colon or semicolon within it. */
const sentences = (text: string): string[] => text.split(/(?<=[.!?][”“"]?)\s+(?=\S)/u);
const clauses = (sentence: string, room: number): string[] => (sentence.length > room ? sentence.split(/(?<=[:;])\s+/u) : [sentence]);

/** The pages of a hint; the last one says what to do. */
export function pagesOf(hint: string, room: number): string[] {
  const pages: string[] = [];
  for (const part of sentences(hint).flatMap((sentence) => clauses(sentence, room))) {
    const together = `${pages.at(-1)} ${part}`;
    if (pages.length && together.length <= room) pages[pages.length - 1] = together;
    else pages.push(part);
  }
  return pages;
}
