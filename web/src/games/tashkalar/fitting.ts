// Type that fits: the largest of a few steps at which a text is not cut. What each step looks like is said in CSS, by `data-fit`.

interface Wanted {
  /** How many steps there are; step 0 is the largest. */
  steps: number;
  /** What may be cut, in the element. */
  text: (node: HTMLElement) => HTMLElement | null;
  /** While the element shows everything anyway, nothing is to be found out. */
  open?: (node: HTMLElement) => boolean;
}

const CUT = 'cut';
/** Sizes are rounded. */
const TOLERANCE = 1;

/** How much room the lines of a text need. Not its `scrollHeight`, which counts what a keyword adds under a finger, too. */
function lines(text: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { top, height } = text.getBoundingClientRect();
  // a chosen card is drawn a little larger than it is laid out
  const scale = height / text.offsetHeight || 1;
  const needed = (range.getBoundingClientRect().bottom - top) / scale + text.scrollTop;
  return needed + parseFloat(getComputedStyle(text).paddingBottom);
}

/** An attachment that keeps `data-fit` of an element: the first step at which its text fits, or "cut" after the last one. */
export function fitted({ steps, text, open }: Wanted) {
  return (node: HTMLElement) => {
    if (typeof ResizeObserver === 'undefined') return;

    function fits(step: number): boolean {
      node.dataset['fit'] = String(step);
      const found = text(node);
      return found === null || !found.clientHeight || lines(found) <= found.clientHeight + TOLERANCE;
    }

    function look() {
      if (open?.(node)) return;
      for (let step = 0; step < steps; step += 1) if (fits(step)) return;
      node.dataset['fit'] = CUT;
    }

    const resized = new ResizeObserver(look);
    resized.observe(node);
    // another language brings other words
    const reworded = new MutationObserver(look);
    reworded.observe(node, { childList: true, characterData: true, subtree: true });
    // what was open is found out when it closes
    const closed = () => requestAnimationFrame(look);
    node.addEventListener('pointerleave', closed);
    node.addEventListener('focusout', closed);
    void document.fonts?.ready.then(look);
    document.fonts?.addEventListener('loadingdone', look);
    return () => {
      node.removeEventListener('pointerleave', closed);
      node.removeEventListener('focusout', closed);
      document.fonts?.removeEventListener('loadingdone', look);
      resized.disconnect();
      reworded.disconnect();
    };
  };
}
