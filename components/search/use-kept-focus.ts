import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus to the field if the focused element disappears, such as a pressed button, because keys would do nothing
 * otherwise. To be called where such elements are rendered.
 */
export function useKeptFocus(input: RefObject<HTMLInputElement | null>): void {
  // Once the element is gone, nothing says that it had the focus.
  const focused = document.activeElement;
  useLayoutEffect(() => {
    if (!focused?.isConnected && document.activeElement === document.body) input.current?.focus();
  });
}
