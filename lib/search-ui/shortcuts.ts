type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+K or ⌘K, which opens the search and closes it. */
export const isSearchShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The slash, which opens the search unless the reader is typing. On some keyboards it needs Shift. */
export const isSlash = ({ key, ctrlKey, metaKey, altKey }: Keys): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** Whether keys pressed there write text. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
