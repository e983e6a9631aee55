import { type RefObject, useLayoutEffect } from 'react';
import { listen } from '@/components/listen';
import { isComposed } from './keyboard';

type Places = {
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
};

/**
 * Handles all keys pressed in the modal, wherever the focus is, before the field receives them. It's active as soon as
 * the panel is visible. Typing elsewhere in the modal moves the focus to the field, except in a menu, which has its own
 * keys.
 * @param onKey receives all keys except those of an IME composition
 */
export function usePanelKeys({ dialog, input }: Places, onKey: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && dialog.current?.contains(event.target);
      if (!isInside || event.target instanceof HTMLSelectElement) return;
      if (isComposed(event) || event.altKey) return;
      if (isLetter(event) && event.target !== input.current) input.current?.focus();
      onKey(event);
    };
    return listen(document, { keydown: onKeyDown }, { capture: true });
  });
}

/** Whether a key types a character. Space doesn't count, because it activates the focused button. */
const isLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;
