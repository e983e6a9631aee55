import fs from 'node:fs';
import { z } from 'zod';
import { invariant } from '@/lib/site/invariant';
import { type Contract, contractKinds, type Item, itemKinds, type Piece, type ReleaseModel } from './model';
import type { Release } from './releases';
import { selectorOf } from './selectors';

/**
 * Reads the pages of a release from its data file.
 * @throws if the file is malformed
 */
export const readStoredPages = (file: string) =>
  z.array(storedPage).parse(JSON.parse(fs.readFileSync(file, 'utf8')));

/**
 * Reads a release whose sources aren't in any package. Its data file contains the model, except that names
 * are Markdown links, empty fields are omitted, and entries can refer to others instead of repeating them.
 * @throws if the file is malformed or refers to an entry that doesn't exist
 */
export function readRelease(release: Extract<Release, { dataFile: string }>): ReleaseModel {
  const pages = readStoredPages(release.dataFile);
  const entries = new Map<string, { page: StoredPage; entry: StoredEntry }>();
  for (const page of pages) {
    for (const entry of page.items) {
      if (typeof entry === 'string') continue;
      entries.set(`/${page.slug}#${entry.anchor ?? entry.name.toLowerCase()}`, { page, entry });
    }
  }

  const entryAt = (address: string) => {
    const found = entries.get(address);
    invariant(found, `${release.dataFile} refers to ${address}, which has no entry`);
    return found;
  };

  const complete = (stored: StoredEntry | string): object => {
    const { base, ...own } = typeof stored === 'string' ? { base: stored } : stored;
    if (!base) return own;
    const { page, entry } = entryAt(base);
    const origin =
      typeof stored === 'string'
        ? { inheritedFrom: `[${page.name}](/${page.slug})` }
        : { overrides: [`[${page.name}.${entry.name}](${base})`] };
    return { ...complete(entry), ...origin, ...own };
  };

  const contracts = pages.map(
    (page): Contract => ({ ...contract.parse({ ...page, items: page.items.map(complete) }), addresses: [] }),
  );
  const { product, version, base } = release;
  return { release: { product, version, base }, contracts };
}

/** An entry before references are resolved. `base` is the URL of the entry that it overrides. */
const storedEntry = z.looseObject({
  name: z.string(),
  anchor: z.string().optional(),
  base: z.string().optional(),
});
type StoredEntry = z.infer<typeof storedEntry>;

/** If an item is only a URL, it's inherited from the page at that URL. */
const storedPage = z.looseObject({
  slug: z.string(),
  name: z.string(),
  items: z.array(z.union([z.string(), storedEntry])),
});
type StoredPage = z.infer<typeof storedPage>;

/** Text in which names can be links: `mapping(uint256 id => [Flow.Stream](/reference/…#stream))`. */
const pieces = z.string().transform((text) =>
  text
    .split(/(\[[^\]]+\]\(\/[^)]+\))/)
    .filter(Boolean)
    .map((part): Piece => {
      const [, name, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
      return name && href ? { text: name, href } : { text: part };
    }),
);
const names = z
  .array(pieces)
  .default([])
  .transform((lists) => lists.flat());
const texts = z.array(z.string()).default([]);
const docs = z.strictObject({
  summary: z.string().min(1),
  details: texts,
  requirements: texts,
  notes: texts,
});
const parameters = z
  .array(
    z.strictObject({
      name: z.string(),
      type: pieces.default([]),
      location: z.string().optional(),
      isIndexed: z.boolean().optional(),
      description: z.string().default(''),
    }),
  )
  .default([]);

const item = z
  .strictObject({
    kind: z.enum(itemKinds),
    name: z.string(),
    anchor: z.string().optional(),
    signature: z.string().optional(),
    docs,
    parameters,
    returns: parameters,
    type: pieces.default([]),
    value: z.string().optional(),
    qualities: texts,
    modifiers: names,
    overrides: names,
    inheritedFrom: pieces.transform(([piece]) => piece).optional(),
    reverts: names,
    emits: names,
    thrownBy: names,
  })
  .transform(({ anchor, signature, ...rest }): Item => {
    const selector = signature && selectorOf(signature, rest.kind);
    return {
      ...rest,
      anchor: anchor ?? rest.name.toLowerCase(),
      ...(signature && { signature, selector }),
    };
  });

const contract = z.strictObject({
  slug: z.string(),
  kind: z.enum(contractKinds),
  name: z.string(),
  group: z.string().default(''),
  part: z.string().default(''),
  source: z.strictObject({ label: z.string(), file: z.string(), url: z.url() }),
  docs,
  inherits: names,
  inheritedBy: names,
  items: z.array(item),
});
