// Paints for everything that shows a piece: put into the document when the first one needs them.
import { mount } from 'svelte';
import Defs from './Defs.svelte';

let there = false;

export function ensureDefs(): void {
  if (there) return;
  there = true;
  mount(Defs, { target: document.body });
}
