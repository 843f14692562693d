// What the server says of this game, under short names.
import type { Schemas } from '../../shell/api/types';

export type Library = Schemas['BarracksLibrary'];
export type Card = Library['cards'][number];
export type WarriorInfo = Schemas['WarriorInfo'];
export type MoveInfo = Schemas['MoveInfo'];
