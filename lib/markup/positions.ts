import type { Position } from 'unist';
import { invariant } from '@/lib/site/invariant';

/** Returns the line and the column of an offset, both counting from 1. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const above = text.slice(0, offset);
  return { line: above.split('\n').length, column: offset - above.lastIndexOf('\n') };
}

/**
 * Returns the offsets of a node's start and end.
 * @throws if the node doesn't come from a parser, because then it has no position
 */
export function spanOf({ position }: { position?: Position | undefined }): { start: number; end: number } {
  const [start, end] = [position?.start.offset, position?.end.offset];
  invariant(start !== undefined && end !== undefined, 'the node has no position');
  return { start, end };
}
