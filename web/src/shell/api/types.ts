// The server's own types, under short names. Those of a game are in its types.ts.
import type { components } from './http.gen';

export type Schemas = components['schemas'];
export type TableInfo = Schemas['TableInfo'];
export type AddressInfo = Schemas['AddressInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableList = Schemas['TableList'];
export type NewTable = Schemas['NewTable'];
export type GameInfo = Schemas['GameInfo'];
export type VariantInfo = Schemas['VariantInfo'];
export type Clock = TableInfo['clock'];
export type Me = Schemas['Me'];
export type LoggedIn = Schemas['LoggedIn'];
export type PasswordChanged = Schemas['PasswordChanged'];
export type RatingList = Schemas['RatingList'];
export type ChallengeInfo = Schemas['ChallengeInfo'];
export type ChallengeList = Schemas['ChallengeList'];
export type EntrantInfo = Schemas['EntrantInfo'];
export type FriendList = Schemas['FriendList'];
export type NotificationSettings = Schemas['NotificationSettings'];
export type Profile = Schemas['Profile'];
export type SeekInfo = Schemas['SeekInfo'];
export type TournamentBrief = Schemas['TournamentBrief'];
export type TournamentInfo = Schemas['TournamentInfo'];
export type TournamentList = Schemas['TournamentList'];
export type TokenInfo = Schemas['TokenInfo'];
export type TokenList = Schemas['TokenList'];
export type SiteInfo = Required<Schemas['SiteInfo']>;
export type PublicSite = Required<Schemas['PublicSite']>;
export type IgnoredList = Schemas['IgnoredList'];
export type PersonInfo = Schemas['PersonInfo'];
export type PersonList = Schemas['PersonList'];
export type NewPasswordInfo = Schemas['NewPasswordInfo'];
export type ReportInfo = Schemas['ReportInfo'];
export type ReportList = Schemas['ReportList'];
export type InvitationInfo = Schemas['InvitationInfo'];
export type InvitationList = Schemas['InvitationList'];
export type CreatedToken = Schemas['CreatedToken'];
export type Replayed = Schemas['Replayed'];
export type MistakeInfo = Schemas['MistakeInfo'];
export type MistakeList = Schemas['MistakeList'];
export type LessonStep = Schemas['LessonStep'];
/** Why something is refused: the server's codes, and `offline` where it cannot be reached. */
export type ErrorCode = Schemas['ErrorCode'] | 'offline';
import type { SocketMessages } from './socket.gen';
/** What happens to the reader at any table. */
export type Happened = SocketMessages['Event'];
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

type Keys<U> = U extends unknown ? keyof U : never;
/** All that the messages of a union have, whichever it is. What is really there depends on its kind: look at that first. */
export type Merged<U> = { [K in Keys<U>]: U extends Record<K, infer V> ? V : never };
