import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { withBasePath } from '@/lib/asset-url';
import { isSameStep, searchAddress } from '@/lib/search-ui/search-address';

/** A pause after which the address follows; browsers allow only so many changes of it. */
const pause = 350;

type AddressQuery = {
  /** What the field holds. */
  text: string;
  /** Whether the address was read. It can't be where the page is exported. */
  isKnown: boolean;
  /** The reader changed it: the address follows after a pause. */
  change: (text: string) => void;
  /** The address changed: the field follows. */
  follow: (query: string) => void;
  /** The address follows at once, because the reader is about to leave or pressed Enter. */
  settle: () => void;
};

/**
 * Keeps a field and the query in the address of the search page the same. What is typed further replaces the entry of the
 * history, another query adds one.
 * @param input the field, in which the reader may have typed before scripts were there
 */
export function useAddressQuery(input: RefObject<HTMLInputElement | null>): AddressQuery {
  const [text, setText] = useState('');
  const [isKnown, setKnown] = useState(false);
  /** What the address holds, and what it shall hold after the pause. */
  const inAddress = useRef('');
  const wanted = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const [before, after] = [inAddress.current, wanted.current];
    wanted.current = undefined;
    if (after === undefined || after === before) return;
    inAddress.current = after;
    const address = withBasePath(searchAddress(after));
    if (isSameStep(before, after)) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
  }, []);

  const change = useCallback(
    (next: string) => {
      setText(next);
      wanted.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, pause);
    },
    [settle],
  );

  const isRead = useRef(false);
  const follow = useCallback((query: string) => {
    const isTypedBefore = !isRead.current && wanted.current !== undefined;
    isRead.current = true;
    setKnown(true);
    // Our own changes come back to us, perhaps when the reader has typed on.
    if (query === inAddress.current) return;
    inAddress.current = query;
    if (isTypedBefore) return;
    clearTimeout(timer.current);
    wanted.current = undefined;
    setText(query);
  }, []);

  // Before the address is read, which would take the place of what was typed.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') change(typed);
    return () => clearTimeout(timer.current);
  }, [input, change]);

  return { text, isKnown, change, follow, settle };
}
