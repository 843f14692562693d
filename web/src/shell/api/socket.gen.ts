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

export interface SocketMessages {
FromClient: (Choose | Undo | Declare | Leave | Agree | Claim | Say | Ping)
ToClient: (Welcome | Played | Changed | Said | Refused | Pong)
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
 * Take back the own last choice.
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
 * Get up from a running game. The others may agree that a computer player takes over.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
id?: (string | null)
type: "leave"
}
/**
 * A computer player may take over the seat of somebody who left, or does not answer.
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
 * Claim the win: somebody of the other side has left.
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
 * Is anybody there?
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
claimable?: number[]
clock?: (ClockInfo | null)
declarations?: Declaration[]
declared?: {
[k: string]: Declaration
}
left?: number[]
number: number
outcome?: (OutcomeInfo | null)
request?: (RequestInfo | null)
result?: (string[] | null)
view: {

}
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
facts: {

}
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
kind: ("agree" | "choice" | "claim" | "declare" | "leave" | "resign" | "time" | "undo")
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
facts: {

}
text?: (string | null)
}
/**
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
clock: (NoClock | TurnClock | TotalClock | DaysClock)
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
seats: SeatInfo[]
seed: (string | null)
setup: {

}
start_when_full: boolean
started_at: (number | null)
status: ("closed" | "live" | "open" | "over")
way: string
}
/**
 * Nobody is hurried.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "NoClock".
 */
export interface NoClock {
kind: "none"
}
/**
 * So many seconds for each turn.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "TurnClock".
 */
export interface TurnClock {
kind: "turn"
seconds: number
}
/**
 * So many seconds for the whole game, and some more after each turn.
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
 * So many days for each turn: play by correspondence.
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
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
account?: boolean
computer?: (string | null)
name?: (string | null)
reserved_for?: (string | null)
you?: boolean
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
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
lines: ChatLine[]
type: "chat"
}
/**
 * The client's message was refused and has changed nothing.
 * 
 * This interface was referenced by `SocketMessages`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
code: string
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
