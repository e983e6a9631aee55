type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether the keys are Ctrl+K or ⌘K, which toggle the search. */
export const isSearchShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Whether the key is a slash, which opens the search unless the reader is typing. Some keyboard layouts
 * require Shift for it.
 */
export const isSlash = ({ key, ctrlKey, metaKey, altKey }: Keys): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** Whether key presses on the target enter text. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
