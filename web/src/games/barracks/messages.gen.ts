// Made by `npm run types` from what the server says of itself. Do not edit.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Difficulty".
 */
export type Difficulty = ("classic" | "simplified" | "hard" | "quick")
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Phase".
 */
export type Phase = ("recruit" | "pick" | "send" | "orders" | "target" | "over")
/**
 * What has become of a seat's offer of a draw.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Offer".
 */
export type Offer = ("none" | "open" | "closed")
/**
 * Six kinds of boost cards; two by two they are the ends of one scale (BOOST-4).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Boost".
 */
export type Boost = ("power" | "weakness" | "defence" | "exposure" | "speed" | "slowness")
/**
 * What boost cards change (BOOST-4). The value is the name of the field in which a warrior has its level.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Scale".
 */
export type Scale = ("power" | "defence" | "speed")

export interface Messages {
View: View
Option: (DrawOption | PickOption | SendOption | OrdersOption | NobodyOption | TargetOption | PassOption)
Event: (Recruited | Passed | Picked | LastCopyTaken | Entered | Withdrawn | Eliminated | TurnBegan | Ordered | Waited | GoesNext | MoveLost | MoveUsed | DieRolled | AbilityTriggered | Damaged | WarriorHurt | Healed | StatusGiven | Cured | Boosted | BoostRemoved | DrawOffered | DrawWithdrawn | DrawDeclined | DrawAccepted | Resigned | Forfeited | GameOver)
Setup: Setup
}
/**
 * Seats, slots and lines are counted from 0; cards have their English names.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
/**
 * The seat whose view it is; None for a spectator.
 */
you: (number | null)
difficulty: Difficulty
/**
 * The seat that recruits and picks first.
 */
first: number
phase: Phase
/**
 * From 1; 0 before the first.
 */
turn: number
/**
 * Whose turn it is to recruit or to pick.
 */
active: number
/**
 * Recruiting points left, by seat.
 */
points: number[]
/**
 * Who has finished recruiting, by seat.
 */
done: boolean[]
/**
 * By level: a card face down for each warrior still to be drawn.
 */
stacks: null[][]
/**
 * Moves whose last copy was taken.
 */
gone: string[]
/**
 * By seat, in the order of recruiting; the eliminated stay at their place.
 */
squads: SoldierView[][]
field: number[][]
/**
 * The seat's own secret choice that waits for the other seat's, in words.
 */
chosen: (string | null)[]
/**
 * Moves still to come: seat, slot, line; in the phase `target` the first of them is being carried out.
 */
queue: [number, number, number][]
/**
 * By seat: this turn's offer of a draw (TURN-10).
 */
draw_offers: Offer[]
outcome: (Outcome | null)
/**
 * The seats that have something to decide.
 */
asked: number[]
request: (Question | null)
teams: boolean
}
/**
 * A recruited warrior as somebody sees it (INFO-1).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SoldierView".
 */
export interface SoldierView {
/**
 * None while the reader has not seen it.
 */
warrior: (string | null)
level: number
/**
 * By line: a card, nothing for an open line, None for a card that the reader has not seen.
 */
moves: (string | null)[]
hurt: number
status: ("" | "paralysis" | "poison" | "burn")
power: number
defence: number
speed: number
shown: boolean
revealed: boolean[]
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
 * What the seat of the view is asked. Its options are not here: they are a message of their own.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
kind: Phase
/**
 * The move whose target is chosen, or nothing.
 */
source: string
}
/**
 * Recruit a warrior from the stack of a level (SET-3).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DrawOption".
 */
export interface DrawOption {
verb: "draw"
level: number
}
/**
 * A move card for a line of a warrior.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PickOption".
 */
export interface PickOption {
slot: number
line: number
move: string
warrior: string
verb: "pick"
}
/**
 * Send warriors from the barracks to the battlefield (TURN-2, TURN-9).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SendOption".
 */
export interface SendOption {
verb: "send"
slots: number[]
}
/**
 * What each own warrior on the battlefield does, as they stand.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OrdersOption".
 */
export interface OrdersOption {
orders: (UseOrder | WithdrawOrder | WaitOrder)[]
verb: "orders"
}
/**
 * The warrior in a slot uses the move of a line.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UseOrder".
 */
export interface UseOrder {
slot: number
line: number
move: string
/**
 * Of the move (TURN-6), with what its user's ability changes.
 */
priority: number
verb: "use"
}
/**
 * The warrior in a slot goes back, and another one comes.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WithdrawOrder".
 */
export interface WithdrawOrder {
slot: number
instead: number
verb: "withdraw"
}
/**
 * The warrior in a slot can do nothing.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WaitOrder".
 */
export interface WaitOrder {
slot: number
verb: "wait"
}
/**
 * The answer to whom a move with one icon hits, if no enemy is on the battlefield (MOVE-2).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NobodyOption".
 */
export interface NobodyOption {
verb: "nobody"
}
/**
 * Whom the move hits, and what the blow would do; nothing of the effects that come after it.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TargetOption".
 */
export interface TargetOption {
seat: number
slot: number
warrior: string
/**
 * Hit points before the blow; None for a move without damage.
 */
hearts: (number | null)
/**
 * And after it.
 */
left: (number | null)
/**
 * What the damage is made of.
 */
parts: ([("icons" | "power" | "ability" | "move" | "burn" | "defence" | "target" | "least"), number][] | null)
verb: "target"
}
/**
 * No more recruiting (SET-3).
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PassOption".
 */
export interface PassOption {
verb: "pass"
}
/**
 * SET-3. Who it is, only its own seat learns.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Recruited".
 */
export interface Recruited {
seat: number
slot: number
level: number
now: SoldierView
warrior: (string | null)
event: "recruited"
}
/**
 * SET-3: no more recruiting.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
seat: number
event: "passed"
}
/**
 * SET-4. Which card it is, only its own seat learns.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Picked".
 */
export interface Picked {
seat: number
slot: number
line: number
now: SoldierView
warrior: (string | null)
move: (string | null)
event: "picked"
}
/**
 * The pile has no more of a move card.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LastCopyTaken".
 */
export interface LastCopyTaken {
move: string
event: "last-copy"
}
/**
 * TURN-2, TURN-4, TURN-9.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Entered".
 */
export interface Entered {
seat: number
slot: number
warrior: string
now: SoldierView
field: number[][]
event: "entered"
}
/**
 * TURN-4.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Withdrawn".
 */
export interface Withdrawn {
seat: number
slot: number
warrior: string
now: SoldierView
field: number[][]
instead: string
event: "withdrawn"
}
/**
 * MOVE-7.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Eliminated".
 */
export interface Eliminated {
seat: number
slot: number
warrior: string
now: SoldierView
field: number[][]
event: "eliminated"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TurnBegan".
 */
export interface TurnBegan {
number: number
event: "turn"
}
/**
 * TURN-3, TURN-5: a move is revealed.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ordered".
 */
export interface Ordered {
seat: number
slot: number
warrior: string
now: SoldierView
move: string
event: "ordered"
}
/**
 * SET-7.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Waited".
 */
export interface Waited {
seat: number
slot: number
warrior: string
event: "waited"
}
/**
 * TURN-5 to TURN-7.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GoesNext".
 */
export interface GoesNext {
seat: number
slot: number
warrior: string
why: ("die" | "priority" | "speed")
priority: number
speed: number
/**
 * Those who move after it, in the order as it looks now; equals as their moves were revealed.
 */
waiting: WaitingMove[]
event: "next"
}
/**
 * A warrior that moves later in the turn.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WaitingMove".
 */
export interface WaitingMove {
seat: number
slot: number
warrior: string
/**
 * Of its move, with what abilities change.
 */
priority: number
speed: number
/**
 * Whether only the die put it behind the one that goes next.
 */
tied: boolean
}
/**
 * STATUS-2.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MoveLost".
 */
export interface MoveLost {
seat: number
slot: number
warrior: string
event: "lost-move"
}
/**
 * MOVE-1.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MoveUsed".
 */
export interface MoveUsed {
seat: number
slot: number
warrior: string
move: string
/**
 * Seat and warrior of those that it hits.
 */
targets: [number, string][]
event: "used"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DieRolled".
 */
export interface DieRolled {
value: number
why: ("first" | "paralysis" | "effect")
/**
 * With so much or less something happens; None where the die decides something else.
 */
chance: (number | null)
event: "die"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AbilityTriggered".
 */
export interface AbilityTriggered {
seat: number
slot: number
warrior: string
when: ("enters" | "hit" | "damages" | "eliminates" | "falls" | "ails" | "turn_ends")
event: "ability"
}
/**
 * MOVE-3: by a move.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Damaged".
 */
export interface Damaged {
seat: number
slot: number
warrior: string
now: SoldierView
number: number
parts: [("icons" | "power" | "ability" | "move" | "burn" | "defence" | "target" | "least"), number][]
event: "damage"
}
/**
 * Damage that is not a move's own.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WarriorHurt".
 */
export interface WarriorHurt {
seat: number
slot: number
warrior: string
now: SoldierView
number: number
why: ("effect" | "poison")
event: "hurt"
}
/**
 * MOVE-5.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Healed".
 */
export interface Healed {
seat: number
slot: number
warrior: string
now: SoldierView
number: number
event: "healed"
}
/**
 * STATUS-1.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StatusGiven".
 */
export interface StatusGiven {
seat: number
slot: number
warrior: string
now: SoldierView
status: ("" | "paralysis" | "poison" | "burn")
event: "status"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Cured".
 */
export interface Cured {
seat: number
slot: number
warrior: string
now: SoldierView
status: ("" | "paralysis" | "poison" | "burn")
event: "cured"
}
/**
 * BOOST-4.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Boosted".
 */
export interface Boosted {
seat: number
slot: number
warrior: string
now: SoldierView
boost: Boost
/**
 * Where the scale is now.
 */
level: number
event: "boost"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BoostRemoved".
 */
export interface BoostRemoved {
seat: number
slot: number
warrior: string
now: SoldierView
scale: Scale
event: "boost-removed"
}
/**
 * TURN-10.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DrawOffered".
 */
export interface DrawOffered {
seat: number
event: "draw-offered"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DrawWithdrawn".
 */
export interface DrawWithdrawn {
seat: number
event: "draw-withdrawn"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DrawDeclined".
 */
export interface DrawDeclined {
seat: number
event: "draw-declined"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DrawAccepted".
 */
export interface DrawAccepted {
seat: number
event: "draw-accepted"
}
/**
 * END-2.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Resigned".
 */
export interface Resigned {
seat: number
event: "resigned"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Forfeited".
 */
export interface Forfeited {
seat: number
reason: string
event: "forfeited"
}
/**
 * As the `Outcome`.
 * 
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GameOver".
 */
export interface GameOver {
ranking: number[]
scores: number[]
reason: string
decided_by: string
event: "over"
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Setup".
 */
export interface Setup {
difficulty?: Difficulty
seats?: number
/**
 * The seat that recruits and picks first.
 */
first?: (number | "random")
}
