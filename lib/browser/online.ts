/** Waits for a connection if the browser is offline. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** Reloads the page once there's a connection. Without one, the reader would lose the open page. */
export async function reloadWhenOnline(): Promise<void> {
  await whenOnline();
  window.location.reload();
}

/**
 * Whether the connection is metered or slow: data saver is on, or the connection is 2g or slower. Browsers without the
 * Network Information API count as fast.
 */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
