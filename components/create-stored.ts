import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/lib/site/storage';

/** A value that the browser keeps for the next visit, and that all tabs share. */
export type Stored<Value> = {
  /** Returns the same value until it changes, here or in another tab. */
  read(): Value;
  write(value: Value): void;
  /** Calls a listener when the value may have changed, and returns a function that stops this. */
  subscribe(listener: () => void): () => void;
};

/**
 * Creates the only access to a key of the storage. The text is read each time, so a write never overwrites what another
 * tab has saved in the meantime. If the browser doesn't store a value, it lasts until the reader leaves the document.
 * @param parse must accept any text, because other scripts can write to the same storage
 * @param format the inverse of `parse`
 */
export function createStored<Value>(
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string = JSON.stringify,
): Stored<Value> {
  /** The last value, and the text in the storage at that time, which differs if the value couldn't be stored. */
  let last: { value: Value; text: string | null } | undefined;
  const listeners = new Set<() => void>();
  return {
    read() {
      const text = readStorage(key);
      if (last?.text !== text) last = { value: parse(text), text };
      return last.value;
    },
    write(value) {
      writeStorage(key, format(value));
      last = { value, text: readStorage(key) };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/**
 * Returns a stored value, and renders again when it changes.
 * @param exported the value in the export and while React hydrates the page
 */
export const useStored = <Value>({ subscribe, read }: Stored<Value>, exported: Value): Value =>
  useSyncExternalStore(subscribe, read, () => exported);
