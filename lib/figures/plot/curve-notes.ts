import type { Shape } from '@/lib/figures/streams/shapes';
import { formatAmount, formatNumber } from './format-quantity';
import { isJump, type Piece } from './pieces';
import { type LabelWish, spotsAlong, spotsBeside } from './place-labels';
import { type Place, samplePieces } from './sample-pieces';

const maxJumpNotes = 6;

/** Creates the notes on a single curve: the size of each jump, and the exponent of each bend. */
export function curveNotes(shape: Shape, pieces: readonly Piece[], unit: string, place: Place): LabelWish[] {
  return [...jumpNotes(shape, pieces, unit, place), ...exponentNotes(shape, pieces, place)];
}

function jumpNotes(shape: Shape, pieces: readonly Piece[], unit: string, place: Place): LabelWish[] {
  const jumps = pieces.filter(isJump);
  const sizeOf = ({ low, high }: Piece) => `+${formatAmount(high - low, unit)}`;
  const sizes = new Set(jumps.map(sizeOf));
  const [first] = jumps;
  if (first && jumps.length > 1 && sizes.size === 1 && shape.shape !== 'unlock-cliff') {
    const spots = jumps.flatMap(({ until, high }, i) => spotsBeside(place(until, high), 1, i * 0.5));
    return [{ lines: [`${sizeOf(first)} each`], spots, optional: true }];
  }
  if (jumps.length > maxJumpNotes) return [];
  return jumps.map((jump) => ({
    lines: [sizeOf(jump) + reasonFor(shape, jump.until)],
    spots: spotsBeside(place(jump.until, jump.high)),
    optional: true,
  }));
}

function reasonFor(shape: Shape, at: number): string {
  if (at === 0) return ' at the start';
  return 'cliff' in shape && shape.shape !== 'timelock' ? ' at the cliff' : '';
}

function exponentNotes(shape: Shape, pieces: readonly Piece[], place: Place): LabelWish[] {
  const noted = pieces.filter(
    ({ kind }) => kind === 'curve' || (kind === 'straight' && shape.shape === 'segments'),
  );
  return noted.map((piece) => ({
    lines: [`exponent ${formatNumber(piece.kind === 'curve' ? piece.exponent : 1)}`],
    spots: spotsAlong(samplePieces([piece], place)),
    optional: true,
  }));
}
