/**
 * Local storage that may be blocked, full or missing: reading then gives nothing and writing does nothing. What is
 * kept there is a convenience, never needed to read the site.
 */
export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, if the browser lets us. */
export function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Blocked or full: the choice lasts until the page is left.
  }
}
