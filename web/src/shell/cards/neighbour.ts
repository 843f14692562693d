// Where an arrow key leads from a card, by where the cards lie.

interface Box {
  left: number;
  top: number;
  width: number;
}

/** The index of the next box in a direction; null where there is none, or the key is not for moving. */
export function neighbour(boxes: Box[], from: number, key: string): number | null {
  const here = boxes[from];
  if (!here) return null;
  switch (key) {
    case 'ArrowRight':
      return from + 1 < boxes.length ? from + 1 : null;
    case 'ArrowLeft':
      return from > 0 ? from - 1 : null;
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    case 'ArrowDown':
      return nearest(boxes, here, 1);
    case 'ArrowUp':
      return nearest(boxes, here, -1);
    default:
      return null;
  }
}

/** In the nearest row above or below, the box that is least to the side. */
function nearest(boxes: Box[], here: Box, way: 1 | -1): number | null {
  const beyond = boxes.filter((box) => (box.top - here.top) * way > 1);
  if (!beyond.length) return null;
  const row = Math.min(...beyond.map((box) => (box.top - here.top) * way));
  const inRow = beyond.filter((box) => (box.top - here.top) * way < row + 1);
  const best = inRow.reduce((one, other) => (Math.abs(other.left - here.left) < Math.abs(one.left - here.left) ? other : one));
  return boxes.indexOf(best);
}
