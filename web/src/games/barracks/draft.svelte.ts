// The orders that a reader is making up, before they are given.
import type { Option } from '../../shell/api/types';
import { chosenOption, unchosen, type Chosen } from './orders';

export class OrdersDraft {
  chosen = $state<Chosen>([]);
  /** The combination, once there is an order for everybody. */
  option = $derived.by(() => chosenOption(this.options, this.chosen));
  missing = $derived(this.chosen.filter((key) => key === null).length);

  constructor(readonly options: Option[]) {
    this.chosen = unchosen(options);
  }

  choose(place: number, key: string): void {
    this.chosen[place] = key;
  }
}
