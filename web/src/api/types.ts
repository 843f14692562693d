// The server's own types, under short names.
import type { components } from './http.gen';

type Schemas = components['schemas'];
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
export type PlaceList = Schemas['PlaceList'];
export type ProgressList = Schemas['ProgressList'];
export type TashKalarLibrary = Schemas['TashKalarLibrary'];
export type BarracksLibrary = Schemas['BarracksLibrary'];
export type TashKalarCard = TashKalarLibrary['cards'][number];
export type BarracksCard = BarracksLibrary['cards'][number];
export type BeingCard = Schemas['BeingCard'];
export type LegendCard = Schemas['LegendCard'];
export type FlareInfo = Schemas['FlareInfo'];
export type TaskInfo = Schemas['TaskInfo'];
export type LessonStep = Schemas['LessonStep'];
export type WarriorInfo = Schemas['WarriorInfo'];
export type MoveInfo = Schemas['MoveInfo'];
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
export type GameId = 'tashkalar' | 'barracks';
