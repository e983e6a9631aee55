'use client';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '@/components/icon';
import styles from './picture.module.css';

/**
 * Opens its image in a native dialog, which closes with Escape and restores the focus. In most browsers, the button's
 * command opens it even before any script has loaded.
 */
export function ZoomButton({ children }: { children: ReactNode }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label="Enlarge image"
        onClick={insteadOfCommand(() => dialog.current?.showModal())}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="search" />
      </button>
      {children}
      <dialog id={id} ref={dialog} className={styles.dialog} aria-label="Enlarged image">
        {children}
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={insteadOfCommand(() => dialog.current?.close())}
          {...{ command: 'close', commandfor: id }}
        >
          <Icon name="close" />
        </button>
      </dialog>
    </>
  );
}

/** Replaces the button's command with the same action, because not every browser supports commands. */
const insteadOfCommand = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};
