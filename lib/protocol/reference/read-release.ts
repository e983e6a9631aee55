import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';
import { required } from '@/lib/site/invariant';
import { type Contract, type Item, type ReleaseModel, storedContract, storedItem } from './model';
import type { StoredRelease } from './releases';
import { selectorOf } from './selectors';

/** Returns the reader of a release's pages. */
export const storedPages = (file: string) => dataFile(file, z.array(storedPage));

/**
 * Reads a release whose sources aren't in any package. Its data file contains the model, except that names
 * are Markdown links, empty fields are omitted, and entries can refer to others instead of repeating them.
 * @throws if the file is malformed or refers to an entry that doesn't exist
 */
export function readRelease(release: StoredRelease): ReleaseModel {
  const pages = storedPages(release.dataFile)();
  const entries = new Map<string, { page: StoredPage; entry: StoredEntry }>();
  for (const page of pages) {
    for (const entry of page.items) {
      if (typeof entry === 'string') continue;
      entries.set(`/${page.slug}#${entry.anchor ?? entry.name.toLowerCase()}`, { page, entry });
    }
  }

  const complete = (stored: StoredEntry | string): object => {
    const { base, ...own } = typeof stored === 'string' ? { base: stored } : stored;
    if (!base) return own;
    const missing = `${release.dataFile} refers to ${base}, which has no entry`;
    const { page, entry } = required(entries.get(base), missing);
    const origin = typeof stored === 'string' && { inheritedFrom: `[${page.name}](/${page.slug})` };
    return { ...complete(entry), ...origin, ...own };
  };

  const contracts = pages.map(
    ({ items, ...page }): Contract => ({
      ...storedContract.parse(page),
      items: items.map(complete).map(toItem),
      addresses: [],
    }),
  );
  return { release, contracts };
}

/** An entry before references are resolved. `base` is the URL of the entry that it overrides. */
const reference = z.looseObject({
  name: z.string(),
  anchor: z.string().optional(),
  base: z.string().optional(),
});
type StoredEntry = z.infer<typeof reference>;

/** If an item is only a URL, it's inherited from the page at that URL. */
const storedPage = z.looseObject({
  slug: z.string(),
  name: z.string(),
  items: z.array(z.union([z.string(), reference])),
});
type StoredPage = z.infer<typeof storedPage>;

function toItem(complete: object): Item {
  const { name, anchor = name.toLowerCase(), signature, ...rest } = storedItem.parse(complete);
  const selector = signature && selectorOf(signature, rest.kind);
  return { name, ...rest, anchor, ...(signature && { signature, selector }) };
}
