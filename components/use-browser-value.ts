import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns a value that only the browser knows, such as a setting or its URL.
 * @param read reads the value; called on each render, so it returns the same value for the same state
 * @param exported the value in the export and while React hydrates the page
 */
export const useBrowserValue = <Value>(read: () => Value, exported: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => exported);
