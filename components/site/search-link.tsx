import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon';
import { preloadPanel } from '@/components/search/lazy-panel';
import { SearchModal } from '@/components/search/search-modal';
import { withBasePath } from '@/lib/asset-url';
import { isSlowConnection } from '@/lib/browser/connection';
import { takeSearch } from '@/lib/search-ui/interrupted-search';
import { isSearchShortcut, isSlash, isTypedInto } from '@/lib/search-ui/shortcuts';
import styles from './search-link.module.css';

/**
 * Opens the search, as its shortcuts do from anywhere. Before the scripts are there, and in a new tab, it is a link to the
 * search page.
 */
export function SearchLink() {
  const isLive = useSyncExternalStore(never, yes, no);
  const isApple = useSyncExternalStore(never, isAppleKeyboard, no);
  const { dialog, query, open, onClosed } = useSearchModal();
  return (
    <>
      <a
        href={withBasePath('/search')}
        className={styles.search}
        {...(isLive && {
          role: 'button',
          'aria-haspopup': 'dialog',
          'aria-keyshortcuts': 'Control+K Meta+K /',
          onClick: (event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            open();
          },
          onKeyDown: (event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            open();
          },
          onPointerEnter: preloadOnInterest,
          onFocus: preloadOnInterest,
        })}
      >
        <Icon name="search" />
        <span className={styles.label}>Search</span>
        <span className={styles.key} aria-hidden="true">
          <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
        </span>
      </a>
      {query !== undefined && <SearchModal dialog={dialog} initialQuery={query} onClosed={onClosed} />}
    </>
  );
}

/** The modal: its element, the query with which it opens, and `undefined` for that while it is closed. */
function useSearchModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState<string>();

  useEffect(() => {
    const interrupted = takeSearch();
    if (interrupted !== undefined) setQuery(interrupted);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOpen = dialog.current?.open === true;
      const isWanted = isSearchShortcut(event) || (isSlash(event) && !isOpen && !isTypedInto(event.target));
      if (!isWanted || event.defaultPrevented) return;
      event.preventDefault();
      if (isOpen) dialog.current?.close();
      else setQuery('');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return { dialog, query, open: () => setQuery(''), onClosed: () => setQuery(undefined) };
}

/** Pointing at it or moving the focus to it is a reason to fetch the search, unless every byte is paid or waited for. */
function preloadOnInterest(): void {
  if (!isSlowConnection()) preloadPanel();
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const never = () => () => {};
const yes = () => true;
const no = () => false;

const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
