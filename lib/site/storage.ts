/**
 * Reads from local storage, which may be blocked, full, or missing. In that case, reads return `null`, and writes do
 * nothing. The site only stores preferences and never depends on them.
 */
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
