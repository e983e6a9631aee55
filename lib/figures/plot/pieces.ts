import { type LockupStream, type Segment, streamedAmount } from '@/lib/figures/streams/streamed-amount';

/** A part of a curve between two times. The released amount is `low` at its start and `high` at its end. */
export type Piece = { from: number; until: number; low: number; high: number } & (
  | { kind: 'flat' | 'jump' | 'straight' }
  | { kind: 'curve'; exponent: number }
);

/**
 * Splits a stream from time 0 to `duration` into contiguous pieces. A segment too short to be visible, such as the one
 * second of a cliff, becomes an instant jump.
 */
export function toPieces(stream: LockupStream, duration: number): Piece[] {
  const pieces =
    stream.model === 'dynamic' ? segmentPieces(stream.segments, duration) : steppedPieces(stream);
  const last = pieces.at(-1);
  if (last === undefined || last.until >= duration) return pieces;
  return [...pieces, { kind: 'flat', from: last.until, until: duration, low: last.high, high: last.high }];
}

function segmentPieces(segments: readonly Segment[], duration: number): Piece[] {
  const pieces: Piece[] = [];
  let low = 0;
  let from = 0;
  for (const { amount, exponent, until } of segments) {
    const high = low + amount;
    const before = pieces.at(-1);
    if (until - from >= duration / 5_000) {
      pieces.push(grow({ from, until, low, high }, exponent));
      from = until;
    } else if (before) {
      before.until = until;
      pieces.push({ kind: 'jump', from: until, until, low, high });
      from = until;
    } else {
      // An unlock in the stream's first second is drawn at the start.
      pieces.push({ kind: 'jump', from, until: from, low, high });
    }
    low = high;
  }
  return pieces;
}

function grow(piece: { from: number; until: number; low: number; high: number }, exponent: number): Piece {
  if (piece.low === piece.high) return { kind: 'flat', ...piece };
  return exponent === 1 ? { kind: 'straight', ...piece } : { kind: 'curve', exponent, ...piece };
}

function steppedPieces(stream: Exclude<LockupStream, { model: 'dynamic' }>): Piece[] {
  const times = stream.model === 'tranched' ? stream.tranches.map(({ at }) => at) : [stream.cliff ?? 0];
  const pieces = times
    .filter((time) => time > 0)
    .flatMap((time, i, all) => stair(stream, all[i - 1] ?? 0, time));
  if (stream.model === 'tranched') return pieces;
  const from = stream.cliff ?? 0;
  const low = streamedAmount(stream, from);
  return [...pieces, { kind: 'straight', from, until: stream.end, low, high: stream.deposit }];
}

function stair(stream: LockupStream, from: number, at: number): Piece[] {
  const low = streamedAmount(stream, from);
  return [
    { kind: 'flat', from, until: at, low, high: low },
    { kind: 'jump', from: at, until: at, low, high: streamedAmount(stream, at) },
  ];
}

/** Whether a piece releases an amount in an instant. */
export const isJump = ({ kind, low, high }: Piece): boolean => kind === 'jump' && high > low;
