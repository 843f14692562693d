// Where an explanation is put beside what it explains.

const GAP = 6;
const EDGE = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

/** Below its word if there is room for it, else above; never out of the window. A word of a card that is to be read itself has it
 *  beside the card, where that has room. */
export function tipPlace(
  word: Box,
  tip: Size,
  view: { innerWidth: number; innerHeight: number },
  card?: Pick<DOMRect, 'left' | 'right'>,
): { left: number; top: number } {
  if (card) {
    const before = card.left - GAP - tip.width;
    const after = card.right + GAP;
    const left = before >= EDGE ? before : after + tip.width <= view.innerWidth - EDGE ? after : null;
    if (left !== null) return { left, top: Math.max(EDGE, Math.min(word.top, view.innerHeight - EDGE - tip.height)) };
  }
  const fits = word.bottom + GAP + tip.height <= view.innerHeight - EDGE;
  const top = fits ? word.bottom + GAP : word.top - GAP - tip.height;
  const left = word.left + word.width / 2 - tip.width / 2;
  return {
    left: Math.max(EDGE, Math.min(left, view.innerWidth - EDGE - tip.width)),
    top: Math.max(EDGE, top),
  };
}
