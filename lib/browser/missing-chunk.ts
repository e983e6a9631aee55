/** A server that takes longer than this counts as unreachable. */
const patience = 5000;

/**
 * Whether reloading the page would bring back a chunk that failed to load. A tab that was opened before a deploy
 * requests files that no longer exist, and a new document requests the current ones. To avoid reload loops, the answer
 * is no if the document was already reloaded. It's also no if the server is unreachable, because then the reader would
 * lose the open page.
 * @param error the error from the module loader, whose message contains the file
 */
export async function isWorthReloading(error: Error): Promise<boolean> {
  const [part] = /(?:\/[^\s"'()]*)?\/_next\/static\/[^\s"'()]+/.exec(error.message) ?? [];
  if (!isLoadFailure(error) || !part || isReloaded()) return false;
  try {
    const { status } = await fetch(part, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** Whether an error means that a script or stylesheet failed to load, based on the messages of the bundler runtimes. */
export const isLoadFailure = (error: Error): boolean =>
  error.name === 'ChunkLoadError' ||
  /failed to load chunk|loading (css )?chunk|dynamically imported module|importing a module script/i.test(
    error.message,
  );
