import { isKind, type Kind } from '@/lib/search/kinds';
import { toPagePath } from '@/lib/search/site-path';
import { readStorage, writeStorage } from '@/lib/site/storage';

/** A page opened from the search, or the results page of a query. */
export type SavedPage = { path: string; title: string; trail: string; kind: Kind | 'search' };

/** The stored lists, newest entry first, with the maximum length of each. */
const savedLists = { recent: 5, favorites: 12 } as const;
type SavedList = keyof typeof savedLists;

const maxTextLength = 200;

/**
 * Reads a stored list. Other scripts can write to the same storage, so invalid entries are dropped, and anything other
 * than a list reads as an empty one.
 */
export function readSavedPages(text: string | null, list: SavedList): SavedPage[] {
  const entries = parse(text);
  const pages = Array.isArray(entries) ? entries.flatMap((entry) => toSavedPage(entry) ?? []) : [];
  return distinct(pages).slice(0, savedLists[list]);
}

/** Returns the list with a page added at the top. */
export const withPage = (pages: readonly SavedPage[], page: SavedPage, list: SavedList): SavedPage[] =>
  distinct([page, ...pages]).slice(0, savedLists[list]);

/** Returns the list without the page at a path. */
export const withoutPage = (pages: readonly SavedPage[], path: string): SavedPage[] =>
  pages.filter((page) => page.path !== path);

const distinct = (pages: readonly SavedPage[]): SavedPage[] =>
  pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index);

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function toSavedPage(entry: unknown): SavedPage | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { path, title, trail, kind } = entry as Partial<Record<keyof SavedPage, unknown>>;
  if (typeof path !== 'string' || typeof title !== 'string' || typeof trail !== 'string') return undefined;
  const safePath = toPagePath(path);
  if (safePath === undefined || title.trim() === '' || !isSavedKind(kind)) return undefined;
  return { path: safePath, title: title.slice(0, maxTextLength), trail: trail.slice(0, maxTextLength), kind };
}

const isSavedKind = (kind: unknown): kind is SavedPage['kind'] =>
  typeof kind === 'string' && (kind === 'search' || isKind(kind));

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
