/** Storage may be blocked, full, or missing: reads then return `null`, and writes do nothing. */
export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
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
