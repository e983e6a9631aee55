import { isLoadFailure } from './failures';

/** Under what the browser keeps, as long as the tab is open, for which part the page was loaded anew. */
const key = 'reloaded-for';

/** A server that takes longer to answer is not to be reached. */
const patience = 5000;

/**
 * Whether loading the page anew would bring back a part that did not arrive: a tab that was opened before a deploy asks
 * for files that are gone, and a new document asks for those of today. Once for each part, so that a site from which
 * something is really missing doesn't load in circles; never when the server can't be reached, because then the reader
 * would lose the page that is open.
 * @param error what the loader of the part threw; its message names the file
 */
export async function isWorthReloading(error: Error): Promise<boolean> {
  const [part] = /(?:\/[^\s"'()]*)?\/_next\/static\/[^\s"'()]+/.exec(error.message) ?? [];
  if (!isLoadFailure(error) || !part) return false;
  try {
    const { status } = await fetch(part, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    if (status !== 404 && status !== 410) return false;
    if (window.sessionStorage.getItem(key) === part) return false;
    window.sessionStorage.setItem(key, part);
    return true;
  } catch {
    // Not to be reached, or nothing can be kept that would end the circle.
    return false;
  }
}
