// The arena in words, for those who hear it.
import { t } from '../../shell/i18n/language.svelte';
import type { Square } from './arena';
import type { Choosing } from './choosing.svelte';
import type { Highlights } from './highlights.svelte';
import { crushedBy } from './overlay';
import type { Piece } from './view';

interface Seen {
  pieces: Map<string, Piece>;
  gateway: string | null;
  own: number | null;
  /** Whether the central squares count. */
  central: boolean;
  choosing: Choosing;
  highlights: Highlights;
}

export function pieceWords(piece: Piece, own: number | null): string {
  return piece.side === own ? t('tk-own-piece', { rank: piece.rank }) : t('tk-piece', { ...piece });
}

/** "e5, your heroic piece, red square, can be chosen" */
export function squareWords(square: Square, { pieces, gateway, own, central, choosing, highlights }: Seen): string {
  const { name } = square;
  const piece = pieces.get(name);
  const parts = [name, piece ? pieceWords(piece, own) : t('tk-empty')];
  if (gateway === name) parts.push(t('tk-gateway'));
  if (square.red) parts.push(t('tk-red'));
  if (square.green) parts.push(t('tk-green'));
  if (square.central && central) parts.push(t('tk-central'));
  if (highlights.laid?.uses.includes(name)) parts.push(t('tk-used'));
  if (highlights.laid?.marks.includes(name) || highlights.laid?.secondMarks.includes(name)) parts.push(t('tk-marked'));
  if (highlights.laid?.missing.some(({ at }) => at === name)) parts.push(t('tk-missing'));
  if (choosing.from === name) parts.push(t('tk-taken-up'));
  const meant = choosing.squares.get(name);
  if (meant?.length === 1 && meant[0]!.text) parts.push(meant[0]!.text);
  else if (meant) parts.push(t('tk-can-be-chosen'));
  const crushed = crushedBy(meant?.[0], pieces);
  if (crushed) parts.push(t('tk-destroys', { square: name, owner: crushed.piece.side === own ? 'own' : 'enemy', rank: crushed.piece.rank }));
  if (!meant && highlights.fills(name)) parts.push(t('tk-lacks-one'));
  return parts.join(', ');
}
