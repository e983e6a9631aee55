import { readStorage, writeStorage } from '@/lib/site/storage';
import {
  readSavedPages,
  type SavedList,
  type SavedPage,
  savedLists,
  withoutPage,
  withPage,
} from './saved-page';

type SavedPages = Readonly<Record<SavedList, readonly SavedPage[]>>;

/** The recent searches and the favorites. This copy in memory lasts until the tab is closed if there's no storage. */
let pages: SavedPages | undefined;
const listeners = new Set<() => void>();

const keyOf = (list: SavedList): string => `search.${list}`;

/** Returns both lists. Together with `subscribeToSavedPages`, it's a store for React's `useSyncExternalStore`. */
export function readSaved(): SavedPages {
  pages ??= { recent: load('recent'), favorites: load('favorites') };
  return pages;
}

const load = (list: SavedList): SavedPage[] => readSavedPages(readStorage(keyOf(list)), list);

/** Calls the listener when a list changes in this tab or another. */
export function subscribeToSavedPages(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !Object.keys(savedLists).some((list) => key === `search.${list}`)) return;
    pages = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Adds a page to the top of a list. A favorite isn't added to the recent searches. */
export function savePage(list: SavedList, page: SavedPage): void {
  const { recent, favorites } = readSaved();
  const isFavorite = favorites.some(({ path }) => path === page.path);
  if (list === 'favorites') {
    change({ recent: withoutPage(recent, page.path), favorites: withPage(favorites, page, list) });
  } else if (!isFavorite) {
    change({ favorites, recent: withPage(recent, page, list) });
  }
}

/** Removes a page from a list. */
export function forgetPage(list: SavedList, path: string): void {
  const before = readSaved();
  change({ ...before, [list]: withoutPage(before[list], path) });
}

function change(after: SavedPages): void {
  pages = after;
  for (const list of ['recent', 'favorites'] as const) writeStorage(keyOf(list), JSON.stringify(after[list]));
  for (const listener of listeners) listener();
}
