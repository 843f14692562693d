// Where an explanation is put beside what it explains.

const GAP = 6;
const EDGE = 8;

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

/** Below its word if there is room for it, else above; never out of the window. */
export function tipPlace(
  word: Box,
  tip: Size,
  view: { innerWidth: number; innerHeight: number },
): { left: number; top: number } {
  const fits = word.bottom + GAP + tip.height <= view.innerHeight - EDGE;
  const top = fits ? word.bottom + GAP : word.top - GAP - tip.height;
  const left = word.left + word.width / 2 - tip.width / 2;
  return {
    left: Math.max(EDGE, Math.min(left, view.innerWidth - EDGE - tip.width)),
    top: Math.max(EDGE, top),
  };
}
