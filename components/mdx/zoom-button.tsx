'use client';
import { type ReactNode, useRef } from 'react';
import { Icon } from '@/components/icon';
import styles from './picture.module.css';

/** Shows its image in a dialog of the platform, which closes with Escape and gives the focus back. */
export function ZoomButton({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label="Enlarge image"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="search" />
      </button>
      {children}
      <dialog ref={dialog} className={styles.dialog} aria-label="Enlarged image">
        {children}
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </dialog>
    </>
  );
}
