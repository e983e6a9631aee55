import { reloadWhenOnline } from './online';

/** The session storage key for the text in the modal's field during a reload. It's short, because every page contains it. */
export const interruptedKey = 'q';

/** The same for the field on the search page, which an inline script reads. */
export const interruptedFieldKey = 'search.field';

/**
 * Reloads the page to fetch a missing part of the search. The reader may continue to type, so this saves the field's
 * text now and again at the last moment.
 * @param key the storage key
 * @param readField returns the field's text, or `undefined` if the reader has closed the modal in the meantime
 */
export function reloadSearch(key: string, readField: () => string | undefined): void {
  const save = () => writeSession(key, readField());
  save();
  window.addEventListener('pagehide', save, { once: true });
  void reloadWhenOnline();
}

/** Discards the saved text once the search has it. */
export const discardInterrupted = (): void => writeSession(interruptedKey, undefined);

function writeSession(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked, so the text is lost.
  }
}
