/**
 * Throws if a condition that must hold doesn't.
 * @throws Error `Invariant failed`, followed by `: message` if there is one
 */
export function invariant(condition: unknown, message?: string): asserts condition {
  if (!condition) throw new Error(message ? `Invariant failed: ${message}` : 'Invariant failed');
}

/**
 * Returns a value that can't be missing.
 * @param message what is wrong if it is
 */
export function required<T>(value: T, message?: string): NonNullable<T> {
  invariant(value !== undefined && value !== null, message);
  return value;
}

/**
 * Returns the item at an index that the list must contain. A negative index counts from the end, as in `Array.at`.
 * @throws if the list is too short
 */
export const itemAt = <T>(list: readonly T[], index: number): NonNullable<T> =>
  required(list.at(index), `there is no item ${index} in a list of ${list.length}`);
