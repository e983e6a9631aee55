import { type RefObject, useEffect } from 'react';

type Places = {
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
};

/**
 * Hears every key of the modal, wherever the focus is, before the field does. A letter typed elsewhere goes to the field.
 * @param onKey gets the keys that aren't part of a character being composed
 */
export function usePanelKeys({ dialog, input }: Places, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const element = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return;
      if (isLetter(event) && event.target !== input.current) input.current?.focus();
      onKey(event);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
}

/** A key that writes something. The space bar presses the button that has the focus. */
const isLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;
