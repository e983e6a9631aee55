import { type LockupStream, type Segment, streamedAmount } from '@/lib/figures/streams/streamed-amount';
import type { Point } from './geometry';

/** A part of a curve between two times. The released amount is `low` at its start and `high` at its end. */
export type Piece = { from: number; until: number; low: number; high: number } & (
  | { kind: 'flat' | 'jump' | 'straight' }
  | { kind: 'curve'; exponent: number }
);

/** A segment too short to be visible, such as the one second of a cliff, becomes an instant jump. */
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

/** Converts a time and an amount to coordinates of the picture. */
export type Place = (time: number, amount: number) => Point;

// The maximum distance between a polyline and the curve, in SVG units.
const tolerance = 0.1;
const maxDepth = 10;

/** Returns a polyline's corners. Curves are bisected until the difference is invisible. */
export function samplePieces(pieces: readonly Piece[], place: Place): Point[] {
  const first = pieces[0];
  if (first === undefined) return [];
  const corners = pieces.flatMap((piece) => [
    ...(piece.kind === 'curve' ? bend(curveOf(piece, place), 0, 1, maxDepth) : []),
    place(piece.until, piece.high),
  ]);
  return [place(first.from, first.low), ...corners];
}

const curveOf =
  ({ from, until, low, high, exponent }: Extract<Piece, { kind: 'curve' }>, place: Place) =>
  (share: number): Point =>
    place(from + (until - from) * share, low + (high - low) * share ** exponent);

/** Returns the polyline's points between two positions on a curve, excluding both ends. */
function bend(curve: (share: number) => Point, from: number, until: number, depth: number): Point[] {
  const middle = (from + until) / 2;
  const point = curve(middle);
  if (depth === 0 || distanceToChord(point, curve(from), curve(until)) < tolerance) return [];
  return [...bend(curve, from, middle, depth - 1), point, ...bend(curve, middle, until, depth - 1)];
}

function distanceToChord([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}
