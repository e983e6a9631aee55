/**
 * Where a key leads in a list that starts again at its end.
 * @param current the place, or -1 for none
 * @returns the next place, or `undefined` for a key that doesn't move and for an empty list
 */
export function moveSelection(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
