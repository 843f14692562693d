// Secret orders are offered as complete combinations. Here they are taken apart, so that a reader can choose for one
// warrior after the other and never ends where no combination is offered.
import type { Merged, Option } from '../../shell/api/types';
import type { OrdersOption } from './messages.gen';
import { optionOf } from './view';

type AnyOrder = OrdersOption['orders'][number];
/** What a warrior is to do. What else is there depends on the verb. */
export type Order = Partial<Merged<AnyOrder>> & Pick<AnyOrder, 'slot' | 'verb'>;

/** What was chosen so far, by place on the battlefield. */
export type Chosen = (string | null)[];

export const keyOf = (order: Order): string => `${order.verb} ${order.line ?? order.instead ?? ''}`.trim();

export function ordersOf(option: Option): Order[] {
  const facts = optionOf(option);
  return facts.verb === 'orders' ? facts.orders : [];
}

/** The orders that a place can get in any combination. */
export function ordersAt(options: Option[], place: number): Order[] {
  const found = new Map<string, Order>();
  for (const option of options) {
    const order = ordersOf(option)[place];
    if (order && !found.has(keyOf(order))) found.set(keyOf(order), order);
  }
  return [...found.values()];
}

const fits = (option: Option, chosen: Chosen): boolean =>
  ordersOf(option).every((order, place) => chosen[place] == null || chosen[place] === keyOf(order));

/** Whether an order leads to a combination that is offered, with what was chosen for the others. */
export function leadsOn(options: Option[], chosen: Chosen, place: number, key: string): boolean {
  const wanted = [...chosen];
  wanted[place] = key;
  return options.some((option) => fits(option, wanted));
}

/** Nothing chosen yet, except where there is nothing to choose. */
export function unchosen(options: Option[]): Chosen {
  const places = options[0] ? ordersOf(options[0]).length : 0;
  return Array.from({ length: places }, (_, place) => {
    const orders = ordersAt(options, place);
    return orders.length === 1 ? keyOf(orders[0]!) : null;
  });
}

/** The combination that was chosen, once it is complete. */
export function chosenOption(options: Option[], chosen: Chosen): Option | null {
  if (chosen.some((key) => key === null)) return null;
  return options.find((option) => fits(option, chosen)) ?? null;
}
