// Made by `npm run types` from what the server says of itself. Do not edit.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Form".
 */
export type Form = ("high" | "duel" | "melee")
/**
 * Where in the game, or in a turn, the position stands.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Phase".
 */
export type Phase = ("draft" | "start" | "actions" | "score" | "over")
/**
 * What has triggered the end.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EndReason".
 */
export type EndReason = ("" | "deck" | "points")
/**
 * Procedures of the rules that ask are called as their programs are.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RequestKind".
 */
export type RequestKind = ("draft" | "start" | "action" | "free" | "claim" | "pair" | "effect" | "place lifted" | "return cards" | "pick up" | "keep one" | "legend point")
/**
 * Why a side loses at once, whatever its players would say. The value is its word in a record and the reason of
 * the outcome.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Forfeit".
 */
export type Forfeit = ("resigned" | "out of time" | "left")
/**
 * By what a piece is moved or destroyed.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Cause".
 */
export type Cause = ("effect" | "move" | "leap" | "summoned-onto")
/**
 * Why a card goes to its discard pile.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DiscardedFor".
 */
export type DiscardedFor = ("action" | "effect" | "resolved" | "displaced")
/**
 * The kinds of cards that are drawn.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Stock".
 */
export type Stock = ("beings" | "legends" | "flares")
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScoredFor".
 */
export type ScoredFor = ("legend" | "destroyed" | "pair" | "flare")

export interface Messages {
View: View
Option: (SchoolOption | StartOption | PlaceOption | LiftOption | SummonOption | DiscardOption | ReturnOption | ThawOption | KeepOption | WarpOption | FlareOption | ClaimOption | TargetOption | PutOption | MoveOption | SwapOption | AimOption | AlternativeOption | RecoverOption | FreezeOption | CopyOption | ColourOption | PlainOption)
Event: (SchoolTaken | Dealt | StartPiece | Turn | ControlPassed | EndTriggered | WouldResign | KeepsPlaying | Resigned | Forfeited | Over | Placed | Lifted | Moved | Destroyed | Removed | Upgraded | Downgraded | Converted | Replaced | Swapped | Held | Released | Gateway | SquareChosen | Aimed | Summoning | Reused | Summoned | Flare | Warped | Copied | Frozen | Thawed | CardDiscarded | Recovered | PutUnder | TakenBack | Returned | Drawn | LegendsHanded | Reshuffled | Scored | Claimed | NextTask | GainedActions | LostAction | WillDraw | AnotherTurn | MayBorrow | MayCountEmpty | NextColour | Slowed | CountedMore | CountsAsLegend)
Setup: Setup
Hints: TashKalarHints
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
/**
 * The seat that looks; None for a spectator.
 */
you: (number | null)
form: Form
/**
 * By seat.
 */
schools: string[]
/**
 * The starting seat.
 */
first: number
teams: boolean
/**
 * In one line.
 */
board: string
/**
 * By side: two-faced and legendary pieces.
 */
supply: [number, number][]
gateway: (string | null)
/**
 * By seat: the frozen card (EF-2).
 */
frozen: (string | null)[]
/**
 * By seat: the pending being (EW-3).
 */
pending: (string | null)[]
held: HeldPiece[]
/**
 * By side: two-faced and legendary pieces that are out of the game (EF-13).
 */
removed: [number, number][]
/**
 * Sides with one action fewer on their next turn, as bits (EF-12).
 */
slowed: number
extra_turns: number
/**
 * The side whose pieces the next summoning uses; -1: the player's own (NV-12).
 */
next_colour: number
next_empty: number
counted_more: number
warped: string[]
hands: (string | null)[][]
legends: (string | null)[][]
flares: (string | null)[][]
/**
 * From the top: of each seat, then legends, flares, tasks.
 */
decks: (string | null)[][]
/**
 * As `decks`: the seats that know each card, as bits.
 */
known: number[][]
/**
 * Discard piles, oldest first: of each seat, then legends and flares.
 */
piles: string[][]
tasks: string[]
/**
 * By side.
 */
claimed: string[][]
/**
 * Duel: by side. Melee: by seat and colour.
 */
points: number[]
/**
 * By seat: the colours used up for improvised summoning, as bits.
 */
improvised: number[]
phase: Phase
turn: number
active: number
/**
 * The seat that decides: the active one, or its teammate.
 */
control: number
actions: number
discarded: boolean
/**
 * Enemy pieces destroyed this turn, by side and rank.
 */
destroyed: number[]
/**
 * This turn: in all, legends, on red and on green squares.
 * 
 * @minItems 4
 * @maxItems 4
 */
summoned: [number, number, number, number]
/**
 * Beings and legends to be drawn on top.
 * 
 * @minItems 2
 * @maxItems 2
 */
extra_cards: [number, number]
another_turn: boolean
extra_turn: boolean
borrow: boolean
/**
 * The seat whose turn has triggered the end; -1 before.
 */
end_by: number
end_reason: EndReason
last_turns: number
/**
 * Seats that would resign and wait for their teammate's word.
 */
resigning: number[]
outcome: (Outcome | null)
/**
 * Effects in progress, the innermost last.
 */
stack: EffectInProgress[]
/**
 * By seat.
 */
scores: number[]
/**
 * The points that trigger the end.
 */
goal: number
request: (Asked | null)
}
/**
 * A piece that lies on a card, off the board (EW-14).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HeldPiece".
 */
export interface HeldPiece {
card: string
side: number
rank: number
gateway: boolean
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
/**
 * By seat: 1 for the winners, then 2 and so on; equal numbers are a tie.
 */
ranking: number[]
/**
 * By seat, in the game's own points.
 */
scores: number[]
/**
 * Why the game ended, as a word of the game's own list.
 */
reason: string
/**
 * What separated the first from the next: the score, a tie-break, or nothing.
 */
decided_by: string
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EffectInProgress".
 */
export interface EffectInProgress {
/**
 * Named after its card, with the part of it that is carried out.
 */
program: string
/**
 * Where in the program it stands.
 */
step: number[]
/**
 * What it remembers, by name: squares and cards by their names, sets of squares as lists. What is empty is left
 * out.
 */
registers: {
[k: string]: string | number | string[]
}
}
/**
 * Who is asked, and for what; not the options, which would tell the cards in hand.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
seat: number
kind: RequestKind
/**
 * The card whose effect asks, or nothing.
 */
source: string
}
/**
 * Take a school (SET-2).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SchoolOption".
 */
export interface SchoolOption {
verb: "school"
school: string
}
/**
 * Put a start piece of a colour on a square (SET-10, SET-12).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StartOption".
 */
export interface StartOption {
verb: "start"
at: string
side: number
}
/**
 * Action: put a common piece on an empty square (TURN-3), also the second half of TURN-4.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlaceOption".
 */
export interface PlaceOption {
verb: "place"
at: string
}
/**
 * Pick up an own piece, because the supply is empty (TURN-4, SUM-7).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LiftOption".
 */
export interface LiftOption {
verb: "lift"
at: string
}
/**
 * Summon a being. More is said of it than the choice itself has: how the pattern lies, and what follows from it.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SummonOption".
 */
export interface SummonOption {
verb: "summon"
card: string
at: string
/**
 * How the picture is mirrored and turned, as in the notation; empty for not at all.
 */
facing: string
/**
 * The squares of the pieces that make up the pattern.
 */
uses: string[]
/**
 * The marked squares, where the text speaks of them.
 */
marks: string[]
second_marks: string[]
/**
 * The indicated directions, where the text speaks of them: N, NE, ...
 */
arrows: string[]
/**
 * The squares of enemy pieces that count as the player's own.
 */
borrowed: string[]
/**
 * The enemy colour that is used up for it (SUM-10).
 */
improvised: (number | null)
/**
 * The frozen card is thawed for it (EF-14).
 */
thawing: boolean
}
/**
 * Discard a card: a being as an action (TURN-5), or a card by an effect.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DiscardOption".
 */
export interface DiscardOption {
verb: "discard"
card: string
}
/**
 * After discarding: put a card under its deck.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReturnOption".
 */
export interface ReturnOption {
verb: "return"
card: string
}
/**
 * Use the frozen effect of the frozen card (EF-4).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ThawOption".
 */
export interface ThawOption {
verb: "thaw"
card: string
}
/**
 * Of two frozen cards, the one that stays (EF-6).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KeepOption".
 */
export interface KeepOption {
verb: "keep"
card: string
}
/**
 * Play the warp effect of a card in hand, which becomes the pending being (EW-3).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WarpOption".
 */
export interface WarpOption {
verb: "warp"
card: string
}
/**
 * Invoke a flare against a side (FLARE-1, FLARE-2).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FlareOption".
 */
export interface FlareOption {
verb: "flare"
card: string
against: number
}
/**
 * Claim a task (SCORE-1).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClaimOption".
 */
export interface ClaimOption {
verb: "claim"
task: string
}
/**
 * Pick a square, or the piece on it, for what the verb says: destroy, upgrade, choose, ...
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TargetOption".
 */
export interface TargetOption {
verb: ("destroy" | "upgrade" | "downgrade" | "convert" | "choose" | "gateway" | "take" | "release")
at: string
}
/**
 * Place a piece of a colour and rank by an effect (EFF-12).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PutOption".
 */
export interface PutOption {
verb: "put"
at: string
side: number
rank: number
}
/**
 * Move or leap from a square to another (EFF-11).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MoveOption".
 */
export interface MoveOption {
verb: "move"
at: string
to: string
}
/**
 * Let two pieces exchange their squares (EW-13).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SwapOption".
 */
export interface SwapOption {
verb: "swap"
at: string
other: string
}
/**
 * Choose a direction.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AimOption".
 */
export interface AimOption {
verb: "aim"
direction: string
}
/**
 * Choose one of the alternatives of an effect, counted from 1.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AlternativeOption".
 */
export interface AlternativeOption {
verb: "alternative"
number: number
}
/**
 * Put a card of the discard pile on top of the deck.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RecoverOption".
 */
export interface RecoverOption {
verb: "recover"
card: string
}
/**
 * Make a card of the discard pile the frozen card (EF-6).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FreezeOption".
 */
export interface FreezeOption {
verb: "freeze"
card: string
}
/**
 * Copy the warp effect of a card of the discard pile (EW-11).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CopyOption".
 */
export interface CopyOption {
verb: "copy"
card: string
}
/**
 * Choose an enemy colour to score in (SCORE-6, SCORE-7).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ColourOption".
 */
export interface ColourOption {
verb: "colour"
side: number
}
/**
 * An answer that needs no more than its verb.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlainOption".
 */
export interface PlainOption {
verb: ("finish" | "decline" | "accept" | "pass")
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SchoolTaken".
 */
export interface SchoolTaken {
seat: number
school: string
event: "school-taken"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Dealt".
 */
export interface Dealt {
event: "dealt"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StartPiece".
 */
export interface StartPiece {
at: string
side: number
event: "start-piece"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
seat: number
/**
 * From 0.
 */
number: number
actions: number
/**
 * The player takes another turn.
 */
extra: boolean
event: "turn"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ControlPassed".
 */
export interface ControlPassed {
seat: number
to: number
event: "control-passed"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EndTriggered".
 */
export interface EndTriggered {
seat: number
reason: EndReason
event: "end-triggered"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WouldResign".
 */
export interface WouldResign {
seat: number
side: number
event: "would-resign"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KeepsPlaying".
 */
export interface KeepsPlaying {
seat: number
side: number
event: "keeps-playing"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Resigned".
 */
export interface Resigned {
seat: number
side: number
event: "resigned"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Forfeited".
 */
export interface Forfeited {
seat: number
side: number
reason: Forfeit
event: "forfeited"
}
/**
 * As the outcome says it.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Over".
 */
export interface Over {
ranking: number[]
scores: number[]
reason: string
decided_by: string
event: "over"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Placed".
 */
export interface Placed {
at: string
side: number
rank: number
event: "placed"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lifted".
 */
export interface Lifted {
at: string
side: number
rank: number
event: "lifted"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
origin: string
target: string
side: number
rank: number
how: Cause
event: "moved"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Destroyed".
 */
export interface Destroyed {
at: string
side: number
rank: number
how: Cause
/**
 * How many times it counts for the one who has destroyed it.
 */
counted: number
event: "destroyed"
}
/**
 * A piece is out of the game (EF-13).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Removed".
 */
export interface Removed {
side: number
rank: number
event: "removed"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Upgraded".
 */
export interface Upgraded {
at: string
side: number
/**
 * The new one.
 */
rank: number
event: "upgraded"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Downgraded".
 */
export interface Downgraded {
at: string
side: number
/**
 * The new one.
 */
rank: number
event: "downgraded"
}
/**
 * An enemy piece is replaced by one of the player's own (EFF-16).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Converted".
 */
export interface Converted {
at: string
side: number
/**
 * Its rank.
 */
was: number
/**
 * The side of the new piece.
 */
by: number
rank: number
event: "converted"
}
/**
 * As `Converted`, but nothing is destroyed.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Replaced".
 */
export interface Replaced {
at: string
side: number
was: number
by: number
rank: number
event: "replaced"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Swapped".
 */
export interface Swapped {
one: string
other: string
event: "swapped"
}
/**
 * A piece leaves the board and lies on a card (EW-14).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Held".
 */
export interface Held {
at: string
side: number
rank: number
event: "held"
}
/**
 * It comes back.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Released".
 */
export interface Released {
/**
 * None: to its supply.
 */
at: (string | null)
side: number
rank: number
event: "released"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Gateway".
 */
export interface Gateway {
/**
 * None: there is no Gateway any more.
 */
at: (string | null)
event: "gateway"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SquareChosen".
 */
export interface SquareChosen {
at: string
event: "square-chosen"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Aimed".
 */
export interface Aimed {
direction: number
event: "aimed"
}
/**
 * A summoning begins: before anything that it causes.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Summoning".
 */
export interface Summoning {
seat: number
card: string
at: string
/**
 * The squares of the pieces that make up the pattern.
 */
used: string[]
/**
 * Those of them that are not the player's own.
 */
borrowed: string[]
/**
 * The enemy colour that is used up (SUM-10).
 */
improvised: (number | null)
event: "summoning"
}
/**
 * The piece on the square becomes the new being (SUM-6).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reused".
 */
export interface Reused {
at: string
side: number
rank: number
event: "reused"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Summoned".
 */
export interface Summoned {
seat: number
side: number
card: string
at: string
rank: number
event: "summoned"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Flare".
 */
export interface Flare {
seat: number
card: string
against: number
upper: boolean
lower: boolean
event: "flare"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Warped".
 */
export interface Warped {
seat: number
card: string
event: "warped"
}
/**
 * A warp effect is carried out again (EW-11).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Copied".
 */
export interface Copied {
card: string
event: "copied"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Frozen".
 */
export interface Frozen {
seat: number
card: string
event: "frozen"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Thawed".
 */
export interface Thawed {
seat: number
card: string
event: "thawed"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardDiscarded".
 */
export interface CardDiscarded {
seat: number
card: string
why: DiscardedFor
event: "card-discarded"
}
/**
 * A card of the discard pile lies on top of the deck.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Recovered".
 */
export interface Recovered {
seat: number
card: string
event: "recovered"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PutUnder".
 */
export interface PutUnder {
seat: number
card: string
event: "put-under"
}
/**
 * The pending being is in hand again (EW-7).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TakenBack".
 */
export interface TakenBack {
seat: number
card: string
event: "taken-back"
}
/**
 * A card of the hand goes under its deck (TURN-5).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Returned".
 */
export interface Returned {
seat: number
what: Stock
card: (string | null)
event: "returned"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Drawn".
 */
export interface Drawn {
seat: number
what: Stock
number: number
cards: (string[] | null)
event: "drawn"
}
/**
 * To the teammate (PASS-1, DRAW-2).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LegendsHanded".
 */
export interface LegendsHanded {
seat: number
to: number
number: number
cards: (string[] | null)
event: "legends-handed"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reshuffled".
 */
export interface Reshuffled {
what: Stock
number: number
event: "reshuffled"
}
/**
 * In a duel a side scores, in a melee a seat in an enemy colour.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Scored".
 */
export interface Scored {
points: number
why: ScoredFor
side: (number | null)
seat: (number | null)
colour: (number | null)
event: "scored"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Claimed".
 */
export interface Claimed {
side: number
seat: number
task: string
points: number
event: "claimed"
}
/**
 * It is turned up.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NextTask".
 */
export interface NextTask {
task: string
event: "next-task"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GainedActions".
 */
export interface GainedActions {
number: number
event: "gained-actions"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LostAction".
 */
export interface LostAction {
event: "lost-action"
}
/**
 * More cards at the end of the turn (EFF-6).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WillDraw".
 */
export interface WillDraw {
beings: number
legends: number
event: "will-draw"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AnotherTurn".
 */
export interface AnotherTurn {
event: "another-turn"
}
/**
 * The next summoning may count an enemy piece as the player's own.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MayBorrow".
 */
export interface MayBorrow {
event: "may-borrow"
}
/**
 * The next summoning may count so many empty squares as common pieces (EW-16).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MayCountEmpty".
 */
export interface MayCountEmpty {
number: number
event: "may-count-empty"
}
/**
 * The next summoning uses pieces of that side (NV-12).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NextColour".
 */
export interface NextColour {
side: number
event: "next-colour"
}
/**
 * These sides have one action fewer on their next turn (EF-12).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Slowed".
 */
export interface Slowed {
sides: number[]
event: "slowed"
}
/**
 * Each destroyed enemy piece counts so many times (EW-17).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CountedMore".
 */
export interface CountedMore {
times: number
event: "counted-more"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CountsAsLegend".
 */
export interface CountsAsLegend {
event: "counts-as-legend"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Setup".
 */
export interface Setup {
form?: Form
/**
 * None: as many as usual.
 */
seats?: (number | null)
teams?: boolean
schools?: (string[] | string)
/**
 * The starting seat.
 */
first?: (number | string)
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TashKalarHints".
 */
export interface TashKalarHints {
/**
 * The current tasks, then the next one.
 */
tasks: TaskProgress[]
/**
 * Beings and legends that the seat holds, and its pending being.
 */
cards: CardPlaces[]
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TaskProgress".
 */
export interface TaskProgress {
task: string
need: (number | null)
missing: (number | null)[]
pieces: ("any" | "common" | "heroic" | "legendary" | "non-legendary" | "upgraded")[]
filled: boolean[][]
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CardPlaces".
 */
export interface CardPlaces {
card: string
fits: Place[]
near: Place[]
anywhere: (string[] | null)
}
/**
 * A way to lay a pattern on the board.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
at: (string | null)
facing: string
uses: string[]
marks: string[]
second_marks: string[]
arrows: string[]
missing: (Missing | null)
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Missing".
 */
export interface Missing {
at: string
rank: number
holds: ("enemy" | "nothing" | "own")
}
