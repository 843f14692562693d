// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Option, RequestInfo } from '../../shell/api/types';
import { Choosing } from './choosing.svelte';
import recorded from './requests.recorded.json';

const requests = recorded.map((each, id) => ({ held: each.held, request: { ...each, id } as unknown as RequestInfo }));

/** Everything that somebody who tries every card, square and button can answer. */
function everythingInReach(request: RequestInfo, held: string[]): Set<string> {
  const reached = new Set<string>();
  const fresh = () => {
    const choosing = new Choosing((choice) => reached.add(choice));
    choosing.ask(request, held);
    return choosing;
  };
  const pressAll = (prepare: () => Choosing) => {
    for (const offer of prepare().offers) prepare().choose(offer);
    for (const square of prepare().squares.keys()) {
      const choosing = prepare();
      const first = choosing.from;
      choosing.press(square);
      choosing.open?.forEach((option) => choosing.choose(option));
      if (choosing.from !== first) {
        pressAll(() => {
          const again = prepare();
          again.press(square);
          return again;
        });
      }
    }
  };
  pressAll(fresh);
  for (const card of new Set([...held, ...fresh().furtherCards])) {
    pressAll(() => {
      const choosing = fresh();
      choosing.touch(card);
      return choosing;
    });
  }
  return reached;
}

test.each(requests)('every option of request $request.id ($request.kind) can be reached', ({ request, held }) => {
  expect([...everythingInReach(request, held)].sort()).toEqual(request.options.map(({ choice }) => choice).sort());
});

const option = (choice: string, facts: Record<string, unknown>): Option => ({ choice, facts });
const asked = (kind: string, options: Option[]): RequestInfo => ({ id: 1, kind, options });

function choosingFrom(request: RequestInfo, held: string[] = []) {
  const answers: string[] = [];
  const choosing = new Choosing((choice) => answers.push(choice));
  choosing.ask(request, held);
  return { choosing, answers };
}

const action = asked('action', [
  option('place e5', { verb: 'place', at: 'e5' }),
  option('summon Knight d4', { verb: 'summon', card: 'Knight', at: 'd4', uses: ['d3'] }),
  option('discard Knight', { verb: 'discard', card: 'Knight' }),
  option('pass', { verb: 'pass' }),
]);

test('without a card squares are for placing, with a card for summoning', () => {
  const { choosing, answers } = choosingFrom(action, ['Knight']);
  expect([...choosing.squares.keys()]).toEqual(['e5']);
  expect(choosing.offers.map((offer) => offer.choice)).toEqual(['pass']);
  choosing.touch('Knight');
  expect([...choosing.squares.keys()]).toEqual(['d4']);
  expect(choosing.offers.map((offer) => offer.choice)).toEqual(['discard Knight', 'pass']);
  choosing.press('d4');
  expect(answers).toEqual(['summon Knight d4']);
});

test('a square that means nothing takes a step back', () => {
  const { choosing, answers } = choosingFrom(action, ['Knight']);
  choosing.touch('Knight');
  choosing.press('a3');
  expect(choosing.card).toBeNull();
  expect(answers).toEqual([]);
});

test('a move is a piece and then a square; a lone piece is taken up by itself', () => {
  const moves = [['c3', 'c4'], ['d4', 'd5']].map(([at, to]) => option(`move ${at} ${to}`, { verb: 'move', at, to }));
  const { choosing, answers } = choosingFrom(asked('effect', moves));
  expect([...choosing.squares.keys()]).toEqual(['c3', 'd4']);
  choosing.press('d4');
  expect([...choosing.squares.keys()]).toEqual(['d5']);
  choosing.press('d5');
  expect(answers).toEqual(['move d4 d5']);
  expect(choosingFrom(asked('effect', moves.slice(0, 1))).choosing.from).toBe('c3');
});

test('what can be done with the piece itself is offered when it is taken up to be moved', () => {
  const { choosing, answers } = choosingFrom(asked('effect', [
    option('move d4 d5', { verb: 'move', at: 'd4', to: 'd5' }),
    option('move c3 c4', { verb: 'move', at: 'c3', to: 'c4' }),
    option('upgrade d4', { verb: 'upgrade', at: 'd4' }),
    option('upgrade e5', { verb: 'upgrade', at: 'e5' }),
  ]));
  expect(choosing.offers).toEqual([]);
  choosing.press('d4');
  expect([...choosing.squares.keys()]).toEqual(['d5']);
  expect(choosing.offers.map((offer) => offer.choice)).toEqual(['upgrade d4']);
  choosing.press('a3');
  choosing.press('e5');
  expect(answers).toEqual(['upgrade e5']);
});

test('either of two pieces that change places may be chosen first', () => {
  const { choosing, answers } = choosingFrom(asked('effect', [
    option('swap a3 b4', { verb: 'swap', at: 'a3', other: 'b4' }),
    option('swap a3 c5', { verb: 'swap', at: 'a3', other: 'c5' }),
  ]));
  choosing.press('c5');
  choosing.press('a3');
  expect(answers).toEqual(['swap a3 c5']);
});

test('among actions a card that cannot be summoned has no squares; in an effect it is only looked at', () => {
  const { choosing } = choosingFrom(action, ['Knight', 'Titan']);
  choosing.touch('Titan');
  expect(choosing.squares.size).toBe(0);
  choosing.press('e5');
  expect([...choosing.squares.keys()]).toEqual(['e5']);
  const effect = choosingFrom(asked('effect', [option('destroy b4', { verb: 'destroy', at: 'b4' })]), ['Titan']);
  effect.choosing.touch('Titan');
  expect([...effect.choosing.squares.keys()]).toEqual(['b4']);
});

test('no question begins with a touched card that can do nothing', () => {
  const choosing = new Choosing(() => undefined);
  const place = option('place e5', { verb: 'place', at: 'e5' });
  const summon = option('summon Knight f6', { verb: 'summon', card: 'Knight', at: 'f6' });
  choosing.ask(asked('action', [place, summon]), ['Knight']);
  choosing.touch('Knight');
  choosing.ask(null, ['Knight']);
  expect(choosing.card).toBe('Knight');
  choosing.ask({ ...asked('action', [place]), id: 2 }, ['Knight']);
  expect(choosing.card).toBeNull();
  expect([...choosing.squares.keys()]).toEqual(['e5']);
});

test('before anything is begun a hint says what could be', () => {
  const place = option('place e5', { verb: 'place', at: 'e5' });
  const lift = option('lift e5', { verb: 'lift', at: 'e5' });
  const hintOf = (kind: string, ...options: Option[]) => choosingFrom(asked(kind, options), ['Knight']).choosing.hint;
  const discard = option('discard Knight', { verb: 'discard', card: 'Knight' });
  expect(hintOf('action', place, discard)).toBe('place');
  expect(hintOf('action', place)).toBe('place-only');
  expect(hintOf('action', lift)).toBe('lift');
  expect(hintOf('action', discard)).toBe('card');
  expect(hintOf('action', place, option('pass', { verb: 'pass' }))).toBe('place-only');
  expect(hintOf('action', place, option('finish', { verb: 'finish' }))).toBeNull();
  expect(hintOf('effect', place)).toBeNull();
});

test('a turn is ended with a button of its own, while claiming no task is an answer among others', () => {
  const finish = option('finish', { verb: 'finish' });
  const flare = option('flare 4 against b', { verb: 'flare', card: 'flare 4', side: 1 });
  const claim = option('claim Devastation', { verb: 'claim', task: 'Devastation' });
  const of = (kind: string, ...options: Option[]) => choosingFrom(asked(kind, options), ['flare 4']).choosing;
  expect(of('free', finish)).toMatchObject({ ending: finish, onlyEnds: true });
  expect(of('free', flare, finish)).toMatchObject({ ending: finish, onlyEnds: false });
  // no action is possible: the rest is forfeited
  expect(of('action', finish)).toMatchObject({ ending: finish, onlyEnds: true });
  expect(of('claim', claim, finish)).toMatchObject({ ending: null, onlyEnds: false });
});

test('cards to be put under their decks are touched first', () => {
  const { choosing } = choosingFrom(asked('return cards', [
    option('return Knight', { verb: 'return', card: 'Knight' }),
    option('done', { verb: 'done' }),
  ]), ['Knight']);
  expect(choosing.hint).toBe('return');
  expect(choosing.offers.map((offer) => offer.choice)).toEqual(['done']);
  choosing.touch('Knight');
  expect(choosing.hint).toBeNull();
  expect(choosing.offers.map((offer) => offer.choice)).toEqual(['return Knight', 'done']);
});
