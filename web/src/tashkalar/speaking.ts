// The arena in words, for those who hear it.
import type { Option } from '../api/types';
import { t } from '../i18n/language.svelte';
import type { Square } from './arena';
import type { Piece } from './view';

interface Sight {
  pieces: Map<string, Piece>;
  gateway: string | null;
  own: number | null;
  /** Whether the central squares count. */
  central: boolean;
  squares: Map<string, Option[]>;
  /** The first of two squares. */
  from: string | null;
  uses: string[];
  marks: string[];
  missing: string | null;
  lacking: ReadonlySet<string>;
}

export function pieceWords(piece: Piece, own: number | null): string {
  return piece.side === own ? t('tk-own-piece', { rank: piece.rank }) : t('tk-piece', { ...piece });
}

/** "e5, your heroic piece, red square, can be chosen" */
export function squareWords(square: Square, sight: Sight): string {
  const { name } = square;
  const piece = sight.pieces.get(name);
  const parts = [name, piece ? pieceWords(piece, sight.own) : t('tk-empty')];
  if (sight.gateway === name) parts.push(t('tk-gateway'));
  if (square.red) parts.push(t('tk-red'));
  if (square.green) parts.push(t('tk-green'));
  if (square.central && sight.central) parts.push(t('tk-central'));
  if (sight.uses.includes(name)) parts.push(t('tk-used'));
  if (sight.marks.includes(name)) parts.push(t('tk-marked'));
  if (sight.missing === name) parts.push(t('tk-missing'));
  if (sight.from === name) parts.push(t('tk-taken-up'));
  const meant = sight.squares.get(name);
  if (meant?.length === 1 && meant[0]!.text) parts.push(meant[0]!.text);
  else if (meant) parts.push(t('tk-can-be-chosen'));
  else if (sight.lacking.has(name)) parts.push(t('tk-lacks-one'));
  return parts.join(', ');
}
