// What the assembler in Python may say, by name. The numbers are given here and exported: nobody types them twice.
//
// Acts, steps and finishes are called as the class or function that carries them out in Python; a name that is missing here
// makes a card set fall back to Python.
#pragma once

#include "../core/names.hpp"

#define ARENARIUM_STEPS(X) X(Do) X(AllOrNothing) X(Guard) X(Choose) X(EndAlternative) X(EachColour) X(NextColour) X(Again)

#define ARENARIUM_ACTS(X) \
    X(Destroy) X(Upgrade) X(Downgrade) X(Convert) X(ChoosePiece) X(MakeGateway) X(Hold) \
    X(PlaceResolver) X(MoveResolver) X(Run) X(MixedMoves) X(Leap) \
    X(ChooseDirection) X(GainActions) X(DrawExtra) X(TakeAnotherTurn) X(BorrowEnemy) X(BorrowEmpty) X(UseColour) \
    X(LoseAction) X(SlowOpponents) X(CountMore) X(CountAsLegend) \
    X(Release) X(ChooseSquare) X(SwapResolver) X(Mirror) X(Replace) \
    X(RecoverCard) X(RecoverTop) X(PutUnder) X(DiscardOne) X(DiscardLegends) X(DiscardPending) X(TakeBackPending) \
    X(FreezeCard) X(CopyWarp) X(CopyFromPile) \
    X(PlaceLifted) X(ReturnCards) X(PickUp) X(KeepOne) X(LegendPoint)

#define ARENARIUM_FINISHES(X) X(nothing) X(after_effect) X(after_thawing) X(after_pick_up) X(discard_after)

// Selectors: small postfix programs over sets of squares. In brackets what follows the operation.
#define ARENARIUM_SELECTS(X) \
    X(END) \
    X(OWNED)         /* [owner, ranks] */ \
    X(CONSTANT)      /* [number of a constant] */ \
    X(SET)           /* [register] */ \
    X(SQUARE)        /* [register] */ \
    X(GATEWAY) \
    X(AND) X(OR) X(NOT) \
    X(AROUND)        /* [table]: of all squares of the set */ \
    X(AROUND_ONE)    /* [table]: of the one square of the set */ \
    X(SEVERAL)       /* [number, table] */ \
    X(NEIGHBOURS) \
    X(BOUND) X(BOUND_LATER) \
    X(MORE)          /* [ranks] */ \
    X(CONNECTED) \
    X(ALONG)         /* [course, reach] */ \
    X(FIRST)         /* [number, course, shielded] */ \
    X(POOL_LATER)    /* [of one colour]: from the second time on the pool, and nothing else is asked */ \
    X(OCCUPIED) \
    X(OF_RANK)       /* [rank] */

// Conditions: postfix programs over truth values.
#define ARENARIUM_TESTS(X) \
    X(END) X(Done) X(DidBoth) X(Negated) X(Together) \
    X(ActionLeft) \
    X(SummonedOn)    /* [selector, not centre] */ \
    X(Occupied)      /* [selector] */ \
    X(ItWas)         /* [ranks] */ \
    X(ItStoodOn)     /* [selector] */ \
    X(ThisDestroyed) /* [number] */ \
    X(StandsOn)      /* [selector, selector] */ \
    X(IsGateway)     /* [selector] */ \
    X(SummonedOnto) X(DestroyedNothing) \
    X(InPile)        /* [card, or -1] */ \
    X(WarpUnplayed) X(PileEmpty)

// Criteria of tasks: postfix programs over truth values, too.
#define ARENARIUM_CRITERIA(X) \
    X(END) X(Both) X(Either) \
    X(DestroyedThisTurn) /* [number, ranks, least, ranks] */ \
    X(Holds)             /* [number, ranks, least, ranks, on each part, first part, parts] */ \
    X(Outnumbers)        /* [by, ranks, on each part, first part, parts] */ \
    X(SummonedThisTurn)  /* [number, counted, least, counted] */ \
    X(Chain)             /* [first pair of ends, pairs] */ \
    X(Surrounded)        /* [number] */ \
    X(Isolated)          /* [table, steps] */

#define ARENARIUM_COUNTED(X) X(BEINGS) X(LEGENDS) X(RED) X(GREEN) X(COLOURED)
#define ARENARIUM_COURSES(X) X(ONE) X(THAT) X(THAT_OR_BESIDE) X(OPPOSITE) X(INDICATED) X(DIAGONAL)
#define ARENARIUM_COLOURS(X) X(FREE) X(ONE) X(THAT) X(MIXED) X(MORE_COMMON) X(MORE_UPGRADED)
#define ARENARIUM_OWNERS(X) X(ANY) X(YOURS) X(ENEMY)
#define ARENARIUM_FORMS(X) X(HIGH) X(DUEL) X(MELEE)
#define ARENARIUM_PHASES(X) X(START) X(ACTIONS) X(SCORE) X(OVER)
#define ARENARIUM_END_REASONS(X) X(NONE) X(DECK) X(POINTS)
#define ARENARIUM_DECIDED_BY(X) X(SCORE) X(FURTHER_POINTS) X(UPGRADED_PIECES) X(PIECES) X(TIE)

// The choices, called as their classes; those that are no more than a verb are called as the verb.
#define ARENARIUM_CHOICES(X) \
    X(Start) X(Place) X(Lift) X(Summon) X(Discard) X(Return) X(Thaw) X(Keep) X(Warp) X(Flare) X(Claim) X(Target) X(Put) \
    X(Move) X(Swap) X(Aim) X(Alternative) X(Recover) X(Freeze) X(Copy) X(Colour) X(finish) X(decline) X(accept) X(pass)

// Registers that hold sets of squares; the first TRACKED of them follow pieces.
#define ARENARIUM_SETS(X) X(SELF) X(USED) X(IT) X(POOL) X(MOVER) X(MARKED) X(SECOND_MARKED) X(PICKED)
#define ARENARIUM_NUMBERS(X) \
    X(CARD) X(AT) X(ARROWS) X(THERE) X(IT_RANK) X(DIRECTION) X(DESTROYED) X(COLOUR) X(EACH) X(PLACED) X(COMBAT) \
    X(STANDARD) X(SELF_MOVED) X(ONTO) X(KILLS) X(LEFT) X(KEPT)

// What a step of a program says, each a number; what does not concern it is 0, a selector that is not there -1.
#define ARENARIUM_STEP_FIELDS(X) \
    X(step)            /* which kind */ \
    X(act) \
    X(may) X(fresh) X(linked_until) \
    X(up_to) X(happens) \
    X(verb)            /* how its targets are chosen */ \
    X(number)          /* how often at most */ \
    X(select) X(other) /* selectors: what it is about */ \
    X(goal) X(toward) X(onto) \
    X(spread)          /* whether what is chosen before matters */ \
    X(colour) \
    X(destroys) X(times) X(for_good) \
    X(rank)            /* -1: as it is */ \
    X(enemy) X(while_fewer) \
    X(same) X(different) X(every) \
    X(combat) X(standard) \
    X(keeping)         /* a course, or -1 */ \
    X(furthest) X(until_legendary) X(without_this) \
    X(course) X(equal) \
    X(beings) X(legends) \
    X(flares_only) X(pending) \
    X(test)            /* of a guard; -1: "otherwise" */ \
    X(over) X(start) \
    X(first) X(ways)   /* where the alternatives begin */ \
    X(placed)

#define ARENARIUM_CARD_FIELDS(X) \
    X(rank) X(legend) X(flare) \
    X(size) X(upgraded) X(picky) X(marks) X(arrows) X(used) \
    X(first) X(orientations) X(shape) X(shapes) \
    X(anywhere)        /* a constant, or -1 */ \
    X(gateway) X(warp) X(bound) X(frozen) X(thaws_with_summoning) \
    X(upper) X(lower) \
    X(effect) X(frozen_effect) X(warp_effect) X(upper_effect) X(lower_effect) /* programs, or -1 */

#define ARENARIUM_RULES(X) \
    X(hand_beings) X(hand_legends) X(hand_flares) X(actions) X(sideways) X(penalty) X(no_rank) X(offset) X(stride) X(centre) \
    X(most_steps) X(most_trials) X(most_counted) X(most_turns)
