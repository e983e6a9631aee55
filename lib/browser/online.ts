/** Waits until the browser has a connection, if it says that it has none. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** Loads the page anew, as soon as there is a connection: without one, the reader would lose the page that is open. */
export async function reloadWhenOnline(): Promise<void> {
  await whenOnline();
  window.location.reload();
}
