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

/** Reads what is kept under a key and removes it. */
export function takeStorage(key: string): string | null {
  const value = readStorage(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked: there was nothing to read either.
  }
  return value;
}

/** Keeps a text under a key, if the browser lets us. */
export function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Blocked or full, so the choice only lasts until the reader leaves the page.
  }
}
