const key = 'search.interrupted';

/** Keeps what was typed while the page is loaded anew, because a part of the search did not arrive. */
export function keepSearch(query: string): void {
  try {
    window.sessionStorage.setItem(key, query);
  } catch {
    // Blocked: the reader types it once more.
  }
}

/** What was typed before the page was loaded anew, once; `undefined` if no search was interrupted. */
export function takeSearch(): string | undefined {
  try {
    const query = window.sessionStorage.getItem(key);
    if (query === null) return undefined;
    window.sessionStorage.removeItem(key);
    return query;
  } catch {
    return undefined;
  }
}
