// The server's own types, under short names. Those of a game are in its types.ts.
import type { components } from './http.gen';

export type Schemas = components['schemas'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableList = Schemas['TableList'];
export type NewTable = Schemas['NewTable'];
export type GameInfo = Schemas['GameInfo'];
export type WayInfo = Schemas['WayInfo'];
export type Clock = TableInfo['clock'];
export type Me = Schemas['Me'];
export type LoggedIn = Schemas['LoggedIn'];
export type PasswordChanged = Schemas['PasswordChanged'];
export type RatingList = Schemas['RatingList'];
export type TokenInfo = Schemas['TokenInfo'];
export type TokenList = Schemas['TokenList'];
export type CreatedToken = Schemas['CreatedToken'];
export type Replayed = Schemas['Replayed'];
export type LessonStep = Schemas['LessonStep'];
export type {
  ChatLine,
  ClockInfo,
  Declaration,
  Option,
  OutcomeInfo,
  Position,
  RequestInfo,
  SocketMessages,
  Step,
  Told,
} from './socket.gen';
