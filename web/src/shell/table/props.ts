// What a game's component is given, at a live table, in a replay and in a lesson alike.
import type { Position, RequestInfo, Step, TableInfo, Told } from '../api/types';
import type { Frame } from './frame';

export interface GameProps {
  /** What the players are called, by seat. */
  names: string[];
  /** The reader's seat; null for a spectator. */
  seat: number | null;
  position: Position;
  /** The steps that have just come in: what is to be shown as motion. */
  news: Step[];
  /** All steps that led to the position, as far as they are known. */
  past: Step[];
  /** What the reader is asked and has not answered yet. */
  request: RequestInfo | null;
  choose: (choice: string) => void;
  /** Take back the reader's last choice; null where it was not the reader's. */
  undo: (() => void) | null;
  table: TableInfo | null;
  /** The line of the log that the reader points at. */
  pointed: Told | null;
  /** In a lesson: the only choice to be made. */
  expected: string | null;
  /** Whether a choice is on its way to the server. */
  thinking: boolean;
  /** Says, whenever that changes, which events are still to be shown: nothing else tells of them before. null: what has
   * happened has been shown. */
  hold?: (untold: Told[] | null) => void;
  /** Everything around the game: to be handed on to <Stage>. */
  frame: Frame;
}
