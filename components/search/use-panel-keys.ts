import { type RefObject, useLayoutEffect } from 'react';

type Places = {
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
};

/**
 * Hears every key of the modal, wherever the focus is, before the field does, and from the moment in which the panel is
 * seen. A letter typed elsewhere goes to the field.
 * @param onKey gets the keys that aren't part of a character being composed
 */
export function usePanelKeys({ dialog, input }: Places, onKey: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && dialog.current?.contains(event.target);
      if (!isInside || event.isComposing || event.altKey) return;
      if (isLetter(event) && event.target !== input.current) input.current?.focus();
      onKey(event);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}

/** A key that writes something. The space bar presses the button that has the focus. */
const isLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;
