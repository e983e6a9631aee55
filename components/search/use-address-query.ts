import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '@/components/listen';
import { withBasePath } from '@/lib/site/addresses';
import { isSameStep, readFilters, searchAddress } from './query';

/** The delay before the URL is updated. Browsers limit how often a page can change it. */
const pause = 350;

type AddressQuery = {
  /** The text in the field. */
  text: string;
  /** Whether the URL has been read, which can't happen during the export. */
  isKnown: boolean;
  /** Call when the reader edits the field. The URL follows after a delay. */
  change: (text: string) => void;
  /** Call when the URL changes. The field follows. */
  follow: (query: string) => void;
  /** Updates the URL immediately, because the reader is about to leave or pressed Enter. */
  settle: () => void;
};

/**
 * Synchronizes the field with the query in the search page's URL. Continuing a query replaces the history entry, and a
 * different query adds one.
 * @param input the field, in which the reader may have typed before hydration
 */
export function useAddressQuery(input: RefObject<HTMLInputElement | null>): AddressQuery {
  const [text, setText] = useState('');
  const [isKnown, setKnown] = useState(false);
  /** The query that's in the URL, and the one that will be after the delay. */
  const urlQuery = useRef('');
  const pendingQuery = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const [before, after] = [urlQuery.current, pendingQuery.current];
    pendingQuery.current = undefined;
    if (after === undefined || after === before) return;
    urlQuery.current = after;
    const filters = readFilters(new URLSearchParams(window.location.search));
    const address = withBasePath(searchAddress(after, filters));
    if (isSameStep(before, after)) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
  }, []);

  const change = useCallback(
    (next: string) => {
      setText(next);
      pendingQuery.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, pause);
    },
    [settle],
  );

  const isRead = useRef(false);
  const follow = useCallback((query: string) => {
    const isTypedBefore = !isRead.current && pendingQuery.current !== undefined;
    isRead.current = true;
    setKnown(true);
    // Ignore our own changes, because the reader may have typed more since then. On a slow device, they can arrive after
    // the URL has changed again.
    const { searchParams } = new URL(window.location.href);
    if (query === urlQuery.current || query !== (searchParams.get('q') ?? '')) return;
    urlQuery.current = query;
    if (isTypedBefore) return;
    clearTimeout(timer.current);
    pendingQuery.current = undefined;
    setText(query);
  }, []);

  // Next renders a new URL later. If the reader has gone back by then, it sees no change.
  useEffect(() => {
    const { pathname: ownPath } = window.location;
    const onPopState = () => {
      const { pathname, searchParams } = new URL(window.location.href);
      if (pathname === ownPath) follow(searchParams.get('q') ?? '');
    };
    return listen(window, { popstate: onPopState });
  }, [follow]);

  // Runs before the URL is read, which would overwrite what the reader typed.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') change(typed);
    return () => clearTimeout(timer.current);
  }, [input, change]);

  return { text, isKnown, change, follow, settle };
}
