// The orders that a reader is making up, before they are given.
import type { Option } from '../../shell/api/types';
import { chosenOption, leadsOn, unchosen, type Chosen } from './orders';

export class OrdersDraft {
  chosen = $state<Chosen>([]);
  /** The combination, once there is an order for everybody. */
  option = $derived.by(() => chosenOption(this.options, this.chosen));
  missing = $derived(this.chosen.filter((key) => key === null).length);

  constructor(readonly options: Option[]) {
    this.chosen = unchosen(options);
  }

  /** Choose an order, or take it back. */
  toggle(place: number, key: string): void {
    if (this.chosen[place] === key) this.chosen[place] = unchosen(this.options)[place] ?? null;
    else this.chosen[place] = key;
  }

  /** Whether an order leads to a combination that is offered, with what was chosen for the others. */
  open(place: number, key: string): boolean {
    return leadsOn(this.options, this.chosen, place, key);
  }
}
