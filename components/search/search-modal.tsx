import { usePathname } from 'next/navigation';
import { type SyntheticEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Hourglass } from '@/components/hourglass';
import { Icon } from '@/components/icon';
import { listen } from '@/components/listen';
import { isPlainClick } from '@/lib/browser/click-target';
import { discardInterrupted } from '@/lib/browser/interrupted-search';
import { errorsSlug } from '@/lib/protocol/errors/known-errors';
import { firstDownload } from '@/lib/search/load-engine';
import { withBasePath } from '@/lib/site/addresses';
import { isComposed, isSearchShortcut, isSlash, isTypedInto } from './keyboard';
import { LazyPanel } from './lazy-panel';
import { SearchField } from './search-field';
import styles from './search-modal.module.css';
import states from './search-states.module.css';
import { trapFocus } from './trap-focus';

/**
 * The search modal. Links with `data-early="search"` and keyboard shortcuts open it. The dialog and its field are part
 * of every page's HTML, so the page loader (`lib/browser/page-loader.ts`) can open them before hydration without losing
 * anything that the reader types. The results panel loads when the reader is likely to open the modal.
 */
export function SearchModal() {
  const input = useRef<HTMLInputElement>(null);
  const awaited = useRef<string>(undefined);
  const path = usePathname();
  const { dialog, opening, query, setQuery, adopt, onClose } = useOpenings(input);
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  const changeQuery = useCallback(
    (text: string) => {
      awaited.current = undefined;
      setQuery(text);
    },
    [setQuery],
  );
  return (
    <dialog
      id="search"
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      // For the page loader.
      data-index={firstDownload}
      // Makes the dialog focusable, so that clicks between results keep the focus inside, where the key handlers are.
      tabIndex={-1}
      onFocus={() => opening === 0 && adopt()}
      onClose={onClose}
      onKeyDown={trapFocus}
      {...useBackdrop(close)}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <SearchField
            ref={input}
            value={query}
            onChange={changeQuery}
            {...(path === `/${errorsSlug}` && { placeholder: 'Paste revert data, or search the docs' })}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            onKeyDown={({ key, ctrlKey, metaKey, nativeEvent, defaultPrevented, currentTarget }) => {
              const isEnter = key === 'Enter' && !ctrlKey && !metaKey && !isComposed(nativeEvent);
              if (isEnter && !defaultPrevented) awaited.current = currentTarget.value;
            }}
          />
          <button
            type="button"
            className="icon-button"
            aria-label="Close search"
            onClick={(event) => {
              // Replaces the command, which works before hydration, but not in every browser.
              event.preventDefault();
              close();
            }}
            {...{ command: 'close', commandfor: 'search' }}
          >
            <Icon name="close" />
          </button>
        </div>
        {opening ? (
          <LazyPanel
            key={opening}
            query={query}
            awaited={awaited}
            dialog={dialog}
            input={input}
            onQuery={changeQuery}
            onClose={close}
          />
        ) : (
          <EarlyPanel />
        )}
      </div>
    </dialog>
  );
}

/** Shown below the field before hydration. If that takes long or fails, the stylesheet offers the search page. */
function EarlyPanel() {
  return (
    <div className={styles.early}>
      <div className={`${states.state} ${states.waiting}`}>
        <Hourglass />
        <p>Loading search…</p>
      </div>
      <p>
        Search hasn’t loaded yet. <a href={withBasePath('/search')}>Open the search page</a>
      </p>
    </div>
  );
}

/**
 * Opens the dialog and counts how often it was opened. Each time, the field is empty and the panel is new, even if the
 * dialog hasn't reported yet that it closed.
 * @returns `opening` is 0 while the dialog is closed
 */
function useOpenings(input: React.RefObject<HTMLInputElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = useRef(0);
  const [opening, setOpening] = useState(0);
  const [query, setQuery] = useState('');

  const start = useCallback((text: string) => {
    count.current += 1;
    setOpening(count.current);
    setQuery(text);
  }, []);

  // Synchronous with the key press or click, so that the field receives the next keystroke.
  const open = useCallback(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    start('');
  }, [start]);

  /** Adopts a dialog that the page loader opened, with the text that the reader typed. */
  const adopt = useCallback(() => {
    if (dialog.current?.open) start(input.current?.value ?? '');
  }, [input, start]);

  // A layout effect, so that no other render can reset the field first.
  useLayoutEffect(() => {
    discardInterrupted();
    adopt();
  }, [adopt]);

  // Going back or forward changes the page behind the dialog, which would cover it.
  useEffect(() => listen(window, { popstate: () => dialog.current?.close() }), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOpen = dialog.current?.open === true;
      // The field keeps the focus for a frame after the dialog has closed.
      const isTyping = isOpen || (isTypedInto(event.target) && event.target !== input.current);
      const isWanted = isSearchShortcut(event) || (isSlash(event) && !isTyping);
      if (!isWanted || event.defaultPrevented) return;
      event.preventDefault();
      if (isOpen) dialog.current?.close();
      else open();
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!isPlainClick(event) || !(target instanceof Element) || !target.closest('a[data-early="search"]'))
        return;
      event.preventDefault();
      open();
    };
    return listen(document, { keydown: onKeyDown, click: onClick });
  }, [input, open]);

  const onClose = () => {
    // The dialog may have been reopened before it reports that it closed.
    if (dialog.current?.open) return;
    setOpening(0);
    setQuery('');
  };
  return { dialog, opening, query, setQuery, adopt, onClose };
}

/**
 * Closes the dialog on a click outside the sheet. The click must also start there, so that selecting text past the edge
 * doesn't close the dialog.
 */
function useBackdrop(close: () => void) {
  const isPressed = useRef(false);
  const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    onPointerDown: (event: SyntheticEvent) => {
      isPressed.current = isBeside(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (isPressed.current && isBeside(event)) close();
    },
  };
}
