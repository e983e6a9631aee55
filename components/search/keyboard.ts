type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether the keys are Ctrl+K or ⌘K, which toggle the search. On a keyboard without Latin letters, such as a Greek one,
 * the key in the place of K counts.
 */
export const isSearchShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean =>
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/[ -~]/.test(key))) &&
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey;

/**
 * Whether an input method handles the key press. Safari ends the composition before it reports the Enter that ended it,
 * which only its key code reveals: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposed = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;

/**
 * Whether the key is a slash, which opens the search unless the reader is typing. Some keyboard layouts
 * require Shift for it.
 */
export const isSlash = ({ key, ctrlKey, metaKey, altKey }: Keys): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** Whether key presses on the target enter text. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Returns the new selection after a key press, wrapping around at both ends of the list.
 * @param current the selected position, or -1 if there is none
 * @returns `undefined` if the key doesn't move the selection or the list is empty
 */
export function moveSelection(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
