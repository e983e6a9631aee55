import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/icon';
import { keepFocusIn } from '@/lib/browser/keep-focus-in';
import { LazyPanel } from './lazy-panel';
import { SearchField } from './search-field';
import styles from './search-modal.module.css';

type Props = {
  /** Filled with the dialog, for whoever closes it from outside. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** What the field holds at first. */
  initialQuery: string;
  /** Called when the modal has closed, by whatever way. */
  onClosed: () => void;
};

/**
 * The dialog with its field. It comes with the page, so that the reader can type at once; what it finds is loaded on the
 * first sign of interest.
 */
export function SearchModal({ dialog, initialQuery, onClosed }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const awaited = useRef<string>(undefined);
  const [query, setQuery] = useState(initialQuery);
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  const backdrop = useBackdrop(close);

  // Before the first paint, and in the same task as the key or the click: what is typed next lands in the field.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // What was typed before goes on at its end.
    input.current?.setSelectionRange(initialQuery.length, initialQuery.length);
  }, [dialog, initialQuery]);

  const changeQuery = useCallback((text: string) => {
    awaited.current = undefined;
    setQuery(text);
  }, []);

  // Beside everything else, so that the styles of where it is opened don't reach it.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      // So that a click between the results leaves the focus in here, where keys are heard.
      tabIndex={-1}
      onClose={onClosed}
      onKeyDown={keepFocusIn}
      {...backdrop}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <SearchField
            ref={input}
            value={query}
            onChange={changeQuery}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            onKeyDown={({ key, ctrlKey, metaKey, nativeEvent, defaultPrevented }) => {
              const isEnter = key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing;
              if (isEnter && !defaultPrevented) awaited.current = query;
            }}
          />
          <button type="button" className="icon-button" aria-label="Close search" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <LazyPanel
          query={query}
          awaited={awaited}
          dialog={dialog}
          input={input}
          onQuery={changeQuery}
          onClose={close}
        />
      </div>
    </dialog>,
    document.body,
  );
}

/** Closes by a click beside the sheet: one that also began there, and not where a selection of text ended. */
function useBackdrop(close: () => void) {
  const isPressed = useRef(false);
  const isBeside = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) =>
    target === currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      isPressed.current = isBeside(event);
    },
    onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if (isPressed.current && isBeside(event)) close();
    },
  };
}
