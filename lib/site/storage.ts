/** Storage may be blocked, full, or missing: reads then return `null`, and writes do nothing. */
export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Parses a stored record.
 * @param isKept whether an entry is valid; all others are dropped
 * @returns an empty record for anything that isn't one
 */
export function parseRecord<Value>(
  text: string | null,
  isKept: (entry: [name: string, value: unknown]) => entry is [string, Value],
): Record<string, Value> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value ? Object.fromEntries(Object.entries(value).filter(isKept)) : {};
  } catch {
    return {};
  }
}

/** Reads the value of a key and removes it. */
export function takeStorage(key: string): string | null {
  const value = readStorage(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked, so the value couldn't be read either.
  }
  return value;
}

/** Stores a text under a key, if the browser allows it. */
export function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Blocked or full, so the choice only lasts until the reader leaves the page.
  }
}
