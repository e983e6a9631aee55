import type { Position } from 'unist';
import { invariant } from '@/lib/site/invariant';

/**
 * Returns the offsets of a node's start and end.
 * @throws if the node doesn't come from a parser, because then it has no position
 */
export function spanOf({ position }: { position?: Position | undefined }): { start: number; end: number } {
  const [start, end] = [position?.start.offset, position?.end.offset];
  invariant(start !== undefined && end !== undefined, 'the node has no position');
  return { start, end };
}
