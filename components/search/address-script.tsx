import { useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => {};
const no = () => false;
const yes = () => true;

/**
 * Runs before the first paint of the exported page: if the address holds a query, the list of all pages is about to be
 * replaced, so the stylesheet hides it. It comes back by itself if scripts don't.
 */
const script =
  'if(new URLSearchParams(location.search).get("q"))document.documentElement.dataset.searching=""';

/**
 * Stands in the exported page alone: where the browser draws the page, it knows the query.
 * @param isDone what the query leads to is there
 */
export function AddressScript({ isDone }: { isDone: boolean }) {
  const isExported = useSyncExternalStore(never, no, yes);
  useLayoutEffect(() => {
    if (isDone) delete document.documentElement.dataset.searching;
  }, [isDone]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text.
  return isExported && <script dangerouslySetInnerHTML={{ __html: script }} />;
}
