import { type RefObject, useEffect } from 'react';

/**
 * While the list is shown, sets the ARIA attributes that connect the field to the list and its selected option. It sets
 * them on the element directly, because rendering the whole search on each arrow key would be slow.
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
