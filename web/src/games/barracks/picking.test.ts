import { expect, test } from 'vitest';
import type { MoveInfo, WarriorInfo } from './types';
import { byLine, pickOf, reasonAgainst } from './picking';
import { cards, requests } from './recorded';

const moves = cards.cards.filter((card): card is MoveInfo & { kind: 'move' } => card.kind === 'move');
const warriors = cards.cards.filter((card): card is WarriorInfo & { kind: 'warrior' } => card.kind === 'warrior');

test('every card that is not offered has a reason', () => {
  for (const { seat, position } of requests.filter((each) => each.position.request.kind === 'pick')) {
    const view = position.view as { squads: { warrior: string }[][]; gone: string[] };
    for (const options of byLine(position.request.options).values()) {
      const { slot, line } = pickOf(options[0]!);
      const warrior = warriors.find((each) => each.id === view.squads[seat]![slot]!.warrior)!;
      const offered = new Set(options.map((option) => pickOf(option).move));
      for (const move of moves.filter((each) => !offered.has(each.id))) {
        expect(reasonAgainst(move, warrior, line, view.gone)).not.toBe('other');
      }
    }
  }
});
