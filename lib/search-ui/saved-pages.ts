import { readStorage, writeStorage } from '@/lib/storage';
import {
  readSavedPages,
  type SavedList,
  type SavedPage,
  savedLists,
  withoutPage,
  withPage,
} from './saved-page';

type SavedPages = Readonly<Record<SavedList, readonly SavedPage[]>>;

/**
 * What the reader searched for lately, and what is a favorite. It is kept here too, so that without a storage it lasts
 * until the tab is closed.
 */
let pages: SavedPages | undefined;
const listeners = new Set<() => void>();

const keyOf = (list: SavedList): string => `search.${list}`;

/** Both lists; a store for React's `useSyncExternalStore`, with `subscribeToSavedPages`. */
export function readSaved(): SavedPages {
  pages ??= { recent: load('recent'), favorites: load('favorites') };
  return pages;
}

const load = (list: SavedList): SavedPage[] => readSavedPages(readStorage(keyOf(list)), list);

/** Calls back when a list has changed, here or in another tab. */
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

/** Puts a page at the top of a list. A favorite doesn't stand among the recent ones besides. */
export function savePage(list: SavedList, page: SavedPage): void {
  const { recent, favorites } = readSaved();
  const isFavorite = favorites.some(({ path }) => path === page.path);
  if (list === 'favorites') {
    change({ recent: withoutPage(recent, page.path), favorites: withPage(favorites, page, list) });
  } else if (!isFavorite) {
    change({ favorites, recent: withPage(recent, page, list) });
  }
}

/** Takes a page out of a list. */
export function forgetPage(list: SavedList, path: string): void {
  const before = readSaved();
  change({ ...before, [list]: withoutPage(before[list], path) });
}

function change(after: SavedPages): void {
  pages = after;
  for (const list of ['recent', 'favorites'] as const) writeStorage(keyOf(list), JSON.stringify(after[list]));
  for (const listener of listeners) listener();
}
