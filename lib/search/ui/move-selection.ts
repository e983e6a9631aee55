/**
 * Returns the new selection after a key press, wrapping around at both ends of the list.
 * @param current the selected position, or -1 if there is none
 * @returns `undefined` if the key doesn't move the selection or the list is empty
 */
export function moveSelection(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
