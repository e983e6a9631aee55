import { type RefObject, useEffect } from 'react';

/**
 * Tells a field which list it moves in and which of its entries is selected, as long as the list is shown. It writes to
 * the element itself: drawing the whole search anew with each arrow key would cost more than the key.
 */
export function useCombobox(input: RefObject<HTMLInputElement | null>, list: string, option: string): void {
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', 'true');
    field?.setAttribute('aria-controls', list);
    return () => {
      field?.setAttribute('aria-expanded', 'false');
      field?.removeAttribute('aria-controls');
    };
  }, [input, list]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-activedescendant', option);
    return () => field?.removeAttribute('aria-activedescendant');
  }, [input, option]);
}
