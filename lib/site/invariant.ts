/**
 * Throws if a condition that must hold doesn't.
 * @throws Error `Invariant failed`, followed by `: message` if there is one
 */
export function invariant(condition: unknown, message?: string): asserts condition {
  if (!condition) throw new Error(message ? `Invariant failed: ${message}` : 'Invariant failed');
}
