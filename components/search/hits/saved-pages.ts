import { createStored, type Stored } from '@/components/create-stored';
import { isKind, type Kind } from '@/lib/search/kinds';
import { toSafePath } from '@/lib/search/site-path';
import type { FoundPage, HitFacts } from './found-page';

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
  const safePath = toSafePath(path);
  if (safePath === undefined || title.trim() === '' || !isSavedKind(kind)) return undefined;
  return { path: safePath, title: title.slice(0, maxTextLength), trail: trail.slice(0, maxTextLength), kind };
}

const isSavedKind = (kind: unknown): kind is SavedPage['kind'] =>
  typeof kind === 'string' && (kind === 'search' || isKind(kind));

const storedList = (list: SavedList): Stored<readonly SavedPage[]> =>
  createStored(`search.${list}`, (text) => readSavedPages(text, list));

/** The recent searches and the favorites, newest first. */
export const saved: Readonly<Record<SavedList, Stored<readonly SavedPage[]>>> = {
  recent: storedList('recent'),
  favorites: storedList('favorites'),
};

/** Adds a page to the top of a list. A favorite isn't added to the recent searches. */
export function savePage(list: SavedList, page: SavedPage): void {
  const isFavorite = saved.favorites.read().some(({ path }) => path === page.path);
  if (list === 'recent' && isFavorite) return;
  saved[list].write(withPage(saved[list].read(), page, list));
  if (list === 'favorites') forgetPage('recent', page.path);
}

/** Adds an opened hit to the recent searches. */
export const rememberHit = ({ path, title, place, trail, kind }: FoundPage<HitFacts>): void =>
  savePage('recent', { path, title, trail: [...place, ...trail].join(' › '), kind });

/** Removes a page from a list. */
export const forgetPage = (list: SavedList, path: string): void =>
  saved[list].write(withoutPage(saved[list].read(), path));
