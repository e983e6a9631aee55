import { isLoadFailure } from './failures';

/** A server that takes longer to answer is not to be reached. */
const patience = 5000;

/**
 * Whether loading the page anew would bring back a part that did not arrive: a tab that was opened before a deploy asks
 * for files that are gone, and a new document asks for those of today. Not in a document that was itself loaded anew, so
 * that a site from which something is really missing doesn't load in circles; and never when the server can't be reached,
 * because then the reader would lose the page that is open.
 * @param error what the loader of the part threw; its message names the file
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
