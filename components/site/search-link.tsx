import { type MouseEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon';
import { preloadPanel } from '@/components/search/lazy-panel';
import { SearchModal } from '@/components/search/search-modal';
import { withBasePath } from '@/lib/asset-url';
import { isSlowConnection } from '@/lib/browser/connection';
import { takeSearch } from '@/lib/search-ui/interrupted-search';
import { isSearchShortcut, isSlash, isTypedInto } from '@/lib/search-ui/shortcuts';
import { takeTypedEarly } from '@/lib/search-ui/typed-early';
import styles from './search-link.module.css';

/**
 * Opens the search, as its shortcuts do from anywhere. Before the scripts are there, and in a new tab, it is a link to the
 * search page.
 */
export function SearchLink() {
  const isLive = useSyncExternalStore(never, yes, no);
  const isApple = useSyncExternalStore(never, isAppleKeyboard, no);
  const { dialog, opening, open, onClosed } = useSearchModal();
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
      {opening && (
        <SearchModal key={opening.number} dialog={dialog} initialQuery={opening.query} onClosed={onClosed} />
      )}
    </>
  );
}

type Opening = { number: number; query: string };

/** The modal: its element, and which opening of it is shown, `undefined` while it is closed. */
function useSearchModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = useRef(0);
  const [opening, setOpening] = useState<Opening>();

  // Each opening is a new one: the element tells only after a moment that it has closed, and who opens the search in that
  // moment would otherwise be told that it is open already.
  const open = useCallback((query = '') => {
    count.current += 1;
    setOpening({ number: count.current, query });
  }, []);

  useEffect(() => {
    const interrupted = takeSearch();
    if (interrupted !== undefined) open(interrupted);
  }, [open]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOpen = dialog.current?.open === true;
      const isWanted = isSearchShortcut(event) || (isSlash(event) && !isOpen && !isTypedInto(event.target));
      if (!isWanted || event.defaultPrevented) return;
      event.preventDefault();
      if (isOpen) dialog.current?.close();
      else open(takeTypedEarly());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const onClosed = () => setOpening((current) => (current === opening ? undefined : current));
  return { dialog, opening, open, onClosed };
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
