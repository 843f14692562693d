// What the server says of this game, under short names.
import type { Schemas } from '../../shell/api/types';

export type Library = Schemas['TashKalarLibrary'];
export type Card = Library['cards'][number];
export type BeingCard = Schemas['BeingCard'];
export type LegendCard = Schemas['LegendCard'];
export type FlareInfo = Schemas['FlareInfo'];
export type TaskInfo = Schemas['TaskInfo'];
export type PlaceList = Schemas['PlaceList'];
export type ProgressList = Schemas['ProgressList'];
