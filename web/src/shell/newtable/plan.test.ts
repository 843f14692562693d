import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../api/types';
import { Plan } from './plan.svelte';

const game: GameInfo = {
  id: 'chess',
  variants: [
    { variant: 'high-2', setup: { form: 'high', seats: 2 }, seats: 2 },
    { variant: 'melee-3', setup: { form: 'melee', seats: 3 }, seats: 3 },
    { variant: 'high-4-teams', setup: { form: 'high', seats: 4, teams: true }, seats: 4 },
  ],
  choices: { schools: ['northern', 'sylvan', 'random', 'draft'] },
  levels: ['level1', 'level2', 'level3'],
};

describe('a table that is being thought up', () => {
  it('is a game against the computer when nothing was chosen', () => {
    expect(new Plan(game, 'schools').wanted()).toEqual({
      game: 'chess',
      setup: { form: 'high', seats: 2 },
      seats: [{ kind: 'human' }, { kind: 'computer', level: 'level2' }],
      clock: { kind: 'none' },
      public: false,
      start_when_full: true,
    });
  });

  it('can be open to all', () => {
    const plan = new Plan(game, 'schools');
    plan.openToAll();
    expect(plan.wanted()).toMatchObject({ seats: [{ kind: 'human' }, { kind: 'open' }], public: true });
    expect(plan.waits).toBe(true);
  });

  it('proposes what new cards belong to, to the first seats', () => {
    const plan = new Plan(game, 'schools');
    plan.propose(['sylvan']);
    expect(plan.seats.map(({ choice }) => choice)).toEqual(['sylvan', 'random']);
    plan.propose(['northern', 'sylvan', 'imperial']);
    expect(plan.seats.map(({ choice }) => choice)).toEqual(['northern', 'sylvan']);
  });

  it('leaves what seats choose to the players in a draft', () => {
    const plan = new Plan(game, 'schools');
    expect(plan.choices).toEqual(['northern', 'sylvan']);
    plan.seats[0]!.choice = 'sylvan';
    plan.draft = true;
    expect(plan.wanted().setup).toEqual({ form: 'high', seats: 2, schools: 'draft' });
  });

  it('keeps what was chosen for a seat when the variant changes', () => {
    const plan = new Plan(game, 'schools');
    plan.sit(1, 'open');
    plan.seats[1]!.choice = 'sylvan';
    plan.play(game.variants[2]!);
    expect(plan.seats.map((seat) => seat.who)).toEqual(['you', 'open', 'level2', 'level2']);
    expect(plan.wanted().setup).toEqual({
      form: 'high',
      seats: 4,
      teams: true,
      schools: ['random', 'sylvan', 'random', 'random'],
    });
    expect(plan.teams).toBe(true);
  });

  it('has room for the reader once: taking another seat is changing places', () => {
    const plan = new Plan(game, 'schools');
    plan.play(game.variants[1]!);
    plan.sit(2, 'you');
    expect(plan.seats.map((seat) => seat.who)).toEqual(['level2', 'level2', 'you']);
    plan.sit(2, 'level3');
    expect(plan.playing).toBe(false);
  });

  it('lets a seat begin only while there is such a seat', () => {
    const plan = new Plan(game, 'schools');
    plan.play(game.variants[1]!);
    plan.first = '2';
    expect(plan.wanted().setup.first).toBe(2);
    plan.play(game.variants[0]!);
    expect(plan.wanted().setup).not.toHaveProperty('first');
  });

  it('waits for a start by hand only where somebody has to come', () => {
    const plan = new Plan(game, 'schools');
    plan.startWhenFull = false;
    expect(plan.wanted().start_when_full).toBe(true);
    plan.sit(1, 'reserved');
    plan.seats[1]!.name = ' Ann ';
    expect(plan.wanted().start_when_full).toBe(false);
    expect(plan.wanted().seats![1]).toEqual({ kind: 'open', reserved_for: 'Ann' });
  });

  it.each([
    ['turn', { kind: 'turn', seconds: 90 }],
    ['total', { kind: 'total', seconds: 1200, increment: 15 }],
    ['days', { kind: 'days', days: 3 }],
  ] as const)('has a clock of each kind: %s', (kind, clock) => {
    const plan = new Plan(game, 'schools');
    plan.clock.kind = kind;
    expect(plan.wanted().clock).toEqual(clock);
  });
});
