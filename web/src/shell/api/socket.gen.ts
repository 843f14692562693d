// Made by `npm run types` from what the server says of itself. Do not edit.

/**
 * What a seat may say at any time, also while it is not asked anything. Never an answer to a request.
 * 
 *     The value is its word in a record and on the wire.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Declaration".
 */
export type Declaration = ("accept draw" | "decline draw" | "keep playing" | "offer draw" | "propose resigning" | "resign" | "withdraw draw")
/**
 * Why something is refused, for programs. docs/protocol.md says what to do about it.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "ErrorCode".
 */
export type ErrorCode = ("agreed" | "alone" | "already-somebody" | "bad-cards" | "bad-invitation" | "bad-login" | "bad-name" | "bad-password" | "bad-position" | "bad-seats" | "bad-setup" | "bad-token" | "banned" | "begun" | "blocked" | "busy" | "changed" | "chat-off" | "closed" | "conflict" | "cross-origin" | "easy-password" | "empty" | "forbidden" | "full" | "has-account" | "internal" | "invalid" | "invitation-needed" | "left" | "level" | "maintenance" | "malformed" | "muted" | "name-at-table" | "name-taken" | "no-account" | "no-guests" | "no-seat" | "no-such-account" | "no-such-line" | "no-such-player" | "no-such-seat" | "no-such-set" | "no-such-step" | "no-such-table" | "not-admin" | "not-an-option" | "not-asked" | "not-begun" | "not-found" | "not-full" | "not-json" | "not-known" | "not-over" | "not-owner" | "not-to-claim" | "not-to-declare" | "over" | "present" | "registration-closed" | "seat-of-a-person" | "seated" | "session-ended" | "slow" | "stale" | "taken" | "taken-over" | "time" | "token" | "too-large" | "too-many" | "too-many-tokens" | "too-slow" | "unavailable" | "undo-chance" | "undo-enough" | "undo-learned" | "undo-nothing" | "undo-others" | "undo-over" | "undo-time" | "undo-turn" | "unknown-host" | "wrong-method" | "wrong-type")

export interface SocketMessages {
Event: (Hello | GameStarted | YourTurn | GameFinished | Challenged | ChallengeAnswered | Paired | FriendAsked | FriendAccepted | TournamentRound | TournamentOver)
FromClient: (Add | Choose | Undo | Declare | Leave | Return | Agree | Claim | Say | Ping)
ToClient: (Welcome | Played | Changed | Presence | Said | Unsaid | Refused | Pong)
}
/**
 * The first event, each time: how things stand. Whatever was missed, it is in here.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
challenges: ChallengeInfo[]
games: GameNow[]
number: number
type: "hello"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "ChallengeInfo".
 */
export interface ChallengeInfo {
cards?: (TableCards | null)
challenger: string
clock: (NoClock | TurnClock | TotalClock | DaysClock)
created_at: number
expires_at: number
game: string
id: string
mine: boolean
opponent: (string | null)
rated: boolean
setup: {

}
status: ("accepted" | "declined" | "expired" | "open" | "withdrawn")
table: (string | null)
variant: string
}
/**
 * The cards that are played with at a table, where they are not the printed ones.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "TableCards".
 */
export interface TableCards {
author: (string | null)
id: string
name: string
}
/**
 * No time limit.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "NoClock".
 */
export interface NoClock {
kind: "none"
}
/**
 * A time limit for each turn.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "TurnClock".
 */
export interface TurnClock {
kind: "turn"
seconds: number
}
/**
 * A time limit for the whole game, and some seconds more after each turn.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "TotalClock".
 */
export interface TotalClock {
increment?: number
kind: "total"
seconds: number
}
/**
 * A time limit for each turn, in days: play by correspondence.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "DaysClock".
 */
export interface DaysClock {
days: number
kind: "days"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "GameNow".
 */
export interface GameNow {
game: GameBrief
your_turn: boolean
}
/**
 * A game of the reader's, in short.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "GameBrief".
 */
export interface GameBrief {
cards?: (TableCards | null)
clock: (NoClock | TurnClock | TotalClock | DaysClock)
game: string
seat: number
seats: SeatInfo[]
table: string
variant: string
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
account?: boolean
bot?: boolean
computer?: (string | null)
name?: (string | null)
random?: (string | null)
rating?: (RatingChangeInfo | null)
reserved_for?: (string | null)
you?: boolean
}
/**
 * What a game has made of a player's rating.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "RatingChangeInfo".
 */
export interface RatingChangeInfo {
after: number
before: number
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "GameStarted".
 */
export interface GameStarted {
game: GameBrief
type: "started"
your_turn: boolean
}
/**
 * You are asked something at a table where you are not connected.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "YourTurn".
 */
export interface YourTurn {
game: GameBrief
type: "turn"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "GameFinished".
 */
export interface GameFinished {
game: GameBrief
outcome: (OutcomeInfo | null)
result: ("closed" | "drawn" | "lost" | "won")
type: "finished"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "OutcomeInfo".
 */
export interface OutcomeInfo {
decided_by: string
ranking: number[]
reason: string
scores: number[]
}
/**
 * Somebody wants to play with you.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Challenged".
 */
export interface Challenged {
challenge: ChallengeInfo
type: "challenge"
}
/**
 * A challenge is open no more: see its status.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "ChallengeAnswered".
 */
export interface ChallengeAnswered {
challenge: ChallengeInfo
type: "challenge-answered"
}
/**
 * An opponent was found in the queue: the game begins.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Paired".
 */
export interface Paired {
game: GameBrief
type: "paired"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "FriendAsked".
 */
export interface FriendAsked {
name: string
type: "friend-asked"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "FriendAccepted".
 */
export interface FriendAccepted {
name: string
type: "friend-accepted"
}
/**
 * A round of a tournament begins.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "TournamentRound".
 */
export interface TournamentRound {
game: (GameBrief | null)
name: string
round: number
tournament: string
type: "round"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "TournamentOver".
 */
export interface TournamentOver {
name: string
rank: number
tournament: string
type: "tournament-over"
}
/**
 * Add a number to the seed of a game to which you were called. The first number of a seat counts; what comes after
 *     the deal changes nothing.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Add".
 */
export interface Add {
id?: (string | null)
random: string
type: "add"
}
/**
 * An answer to a request.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Choose".
 */
export interface Choose {
choice: string
id?: (string | null)
request: number
type: "choose"
}
/**
 * Undo your last choice.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
id?: (string | null)
number: number
type: "undo"
}
/**
 * Say something beside the choices, also when not asked for anything: give up, offer a draw, answer an offer.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Declare".
 */
export interface Declare {
declaration: Declaration
id?: (string | null)
type: "declare"
}
/**
 * Leave a running game. The others may let a computer player take over, or claim the win.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
id?: (string | null)
type: "leave"
}
/**
 * Come back after leaving. A computer player that has taken over gives the seat back.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
id?: (string | null)
type: "return"
}
/**
 * Let a computer player take over the seat of a player who has left, is away, or does not answer.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Agree".
 */
export interface Agree {
id?: (string | null)
seat: number
type: "agree"
}
/**
 * Claim the win: a player of the other side has left, or is away.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
id?: (string | null)
seat: number
type: "claim"
}
/**
 * A line of chat.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
id?: (string | null)
text: string
type: "say"
}
/**
 * Asks for a `pong`: is the connection alive?
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
id?: (string | null)
type: "ping"
}
/**
 * The first message: everything since the step that the client has seen last.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
away: {
[k: string]: number
}
chat: ChatLine[]
position: (Position | null)
protocol: number
seat: (number | null)
steps: Step[]
table: TableInfo
type: "welcome"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
at: number
name: string
number: number
removed: boolean
seat: (number | null)
text: string
}
/**
 * How things stand after a step.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Position".
 */
export interface Position {
agreed?: {
[k: string]: number[]
}
asked: number[]
away?: number[]
claimable?: number[]
clock?: (ClockInfo | null)
declarations?: Declaration[]
declared?: {
[k: string]: Declaration
}
hints?: unknown
left?: number[]
no_undo?: (ErrorCode | null)
number: number
outcome?: (OutcomeInfo | null)
request?: (RequestInfo | null)
result?: (string[] | null)
returnable?: number[]
view: unknown
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "ClockInfo".
 */
export interface ClockInfo {
at: number
left: (number | null)[]
running: number[]
}
/**
 * A question to the reader's seat.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "RequestInfo".
 */
export interface RequestInfo {
id: number
kind: string
options: Option[]
text?: (string | null)
}
/**
 * A legal answer.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
choice: string
facts: unknown
text?: (string | null)
}
/**
 * Something was done: what the reader sees of it, and what is to be decided now.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
at: number
back_to: (number | null)
events: Told[]
kind: ("agree" | "away" | "choice" | "claim" | "declare" | "leave" | "resign" | "return" | "time" | "undo")
number: number
seat: number
takes_over: number[]
type: "step"
}
/**
 * An event, as far as the reader may know it.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
facts: unknown
text?: (string | null)
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
analysis?: boolean
asked?: (number[] | null)
cards?: (TableCards | null)
clock: (NoClock | TurnClock | TotalClock | DaysClock)
counted?: (boolean | null)
created_at: number
ended_at: (number | null)
fingerprint: string
game: string
id: string
number: number
outcome: (OutcomeInfo | null)
owner: boolean
public: boolean
rematch: (string | null)
sandbox?: boolean
seats: SeatInfo[]
seed: (string | null)
setup: {

}
start_when_full: boolean
started_at: (number | null)
status: ("closed" | "live" | "open" | "over")
variant: string
}
/**
 * Steps that were played, one after the other, and how things stand now.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Played".
 */
export interface Played {
position: Position
steps: Step[]
type: "played"
}
/**
 * The table has changed: somebody sat down or got up, the game begins or is over, there is a rematch.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Changed".
 */
export interface Changed {
seat: (number | null)
table: TableInfo
type: "table"
}
/**
 * A player has connected or disconnected.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
away: {
[k: string]: number
}
type: "presence"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
lines: ChatLine[]
type: "chat"
}
/**
 * A host has removed lines of chat.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Unsaid".
 */
export interface Unsaid {
numbers: number[]
type: "unsaid"
}
/**
 * The client's message was refused and has changed nothing.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
code: ErrorCode
id: (string | null)
text: string
type: "refused"
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
at: number
id: (string | null)
type: "pong"
}
