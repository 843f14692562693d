// Motion of a piece, played by the browser. Whoever asked for less of it sees pieces just where they are.
import { middleOf } from './arena';
import type { Arrival } from './motion';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const canMove = (node: Element) => typeof node.animate === 'function' && !still();

/** Bring a piece to the square on which it stands. */
export function moveIn(square: string, arrival: (Arrival & { delay: number }) | undefined) {
  return (node: Element) => {
    if (!arrival || !canMove(node)) return;
    const playing = node.animate(framesOf(square, arrival), {
      duration: arrival.how === 'slide' ? 320 : 240,
      delay: arrival.delay,
      easing: 'cubic-bezier(0.3, 0.9, 0.4, 1)',
      fill: 'backwards',
    });
    return () => playing.cancel();
  };
}

function framesOf(square: string, arrival: Arrival): Keyframe[] {
  if (arrival.how === 'slide') {
    const [from, to] = [middleOf(arrival.from), middleOf(square)];
    return [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }];
  }
  if (arrival.how === 'turn') return [{ transform: 'scaleX(0.1)' }, { transform: 'none' }];
  return [
    { transform: 'scale(0.3)', opacity: 0 },
    { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ];
}

/** Show a piece that is gone once more, breaking up. */
export function breakUp(delay: number) {
  return (node: Element) => {
    if (!canMove(node)) return;
    const frames = [
      { opacity: 1, transform: 'none', offset: 0 },
      { opacity: 1, transform: 'rotate(6deg) scale(1.08)', offset: 0.3 },
      { opacity: 0, transform: 'rotate(-14deg) scale(0.45)', offset: 1 },
    ];
    const playing = node.animate(frames, { duration: 380, delay, easing: 'ease-in', fill: 'backwards' });
    return () => playing.cancel();
  };
}
