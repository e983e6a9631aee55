import { toAnchor } from '@/lib/markup/anchors';
import type { Document } from '@/lib/markup/document';
import {
  type Entity,
  type Product,
  productNames,
  products,
  readProductSchema,
} from '@/lib/protocol/api/schema-data';
import { type ErrorRow, listErrorRows, panicAnchor, tableNames } from '@/lib/protocol/errors/error-rows';
import { readErrorWords, type Words } from '@/lib/protocol/errors/error-words';
import { errorsSlug } from '@/lib/protocol/errors/known-errors';
import { plainText } from '@/lib/protocol/reference/doc-text';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import type { ItemKind, ReleaseModel } from '@/lib/protocol/reference/model';
import { findRelease } from '@/lib/site/releases';
import type { Kind } from '../kinds';
import { releaseKeywords, titleWithVersion } from '../page-facts';
import type { SearchEntry } from '../record';

/** Returns one entry for each page of the contract reference and for each item on it. */
export const contractEntries = (slugs: ReadonlySet<string>): SearchEntry[] =>
  slugs.has('reference/overview') ? loadReleases().flatMap(releaseEntries) : [];

/** Variables and modifiers count as functions, because that's how readers search for them. */
const kinds: Record<ItemKind, Kind> = {
  constant: 'function',
  variable: 'function',
  constructor: 'function',
  modifier: 'function',
  function: 'function',
  event: 'event',
  error: 'error',
  struct: 'type',
  enum: 'type',
  type: 'type',
};

/** Returns one entry for each page of a release, followed by those of the items on it. */
export function releaseEntries({ release: { product, version }, contracts }: ReleaseModel): SearchEntry[] {
  // The comptroller is in no list of releases, and its older version has a suffix, too.
  const release = findRelease(product, version);
  const names = (release ? releaseKeywords(release) : [`Comptroller ${version}`]).join(', ');
  return contracts.flatMap(({ slug, name, docs, items }): SearchEntry[] => {
    const title = release ? titleWithVersion(name, [release]) : `${name} ${version}`;
    const content = plainText(docs.summary);
    const asked = release?.contracts[0] === name ? ['functions', 'ABI', 'reference'] : [];
    if (release?.contracts[0] === name.slice(1)) asked.push('interface');
    const keywords = [names, ...asked.map((word) => `${names.replace(/,.*/, '')} ${word}`)];
    return [
      { slug, anchor: null, headings: [title], content, kind: 'page', keywords },
      ...items.map((item) => ({
        slug,
        anchor: item.anchor,
        headings: [title, item.name],
        content: plainText(quoteNames(item.docs.summary)),
        kind: kinds[item.kind],
        keywords: [item.selector, item.signature, names].filter((word) => word !== undefined),
      })),
    ];
  });
}

/** Quotes parameters that a sentence without code would take for its own words, as in "to the `to` address". */
const quoteNames = (markdown: string): string => markdown.replace(/`(from|to)`/g, '"$1"');

/** Returns one entry for each row of the error tables and for each panic code. */
export function errorEntries(slugs: ReadonlySet<string>): SearchEntry[] {
  if (!slugs.has(errorsSlug)) return [];
  return [
    ...tableNames.flatMap((table) => listErrorRows(table)).map(rowEntry),
    ...readErrorWords().panic.map(toPanic),
  ];
}

const shared = { slug: errorsSlug, kind: 'error' } as const;

const rowEntry = ({ error, anchors, owner, when, fix }: ErrorRow): SearchEntry => ({
  ...shared,
  anchor: anchors.name,
  headings: ['Errors', error.abi.name],
  content: contentOf({ when, fix }),
  keywords: [error.selector, error.signature, ...(owner.href === undefined ? [owner.name] : [])],
});

const toPanic = ({ code, ...words }: Words & { code: string }): SearchEntry => ({
  ...shared,
  anchor: panicAnchor(code),
  headings: ['Errors', `Panic(${code})`],
  content: contentOf(words),
  keywords: [code, `panic ${Number(code)}`],
});

const contentOf = ({ when, fix }: Words): string => `${plainText(when)}\nFix: ${plainText(fix)}`;

/** Returns one entry for each GraphQL type on the page that describes it, with its fields as text. */
export function apiTypeEntries(documents: readonly Document[]): SearchEntry[] {
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  return products.flatMap((product) => {
    const page = bySlug.get(`api/${product}/the-graph/entities`);
    return page ? schemaEntries(product, page) : [];
  });
}

function schemaEntries(product: Product, page: Document): SearchEntry[] {
  const { entities, enums } = readProductSchema(product);
  const place = (name: string, group: string): Omit<SearchEntry, 'content' | 'keywords'> => ({
    slug: page.slug,
    anchor: toAnchor(name),
    headings: [page.frontMatter.title, group, name],
    kind: 'type',
  });
  const title = productNames[product];
  return [
    ...entities.map((entity) => ({
      ...place(entity.name, 'Entities'),
      content: [plainText(entity.summary), ...fieldsOf(entity)].join('\n'),
      keywords: [`${title} ${entity.name}`, ...entryPoints(entity)],
    })),
    ...enums.map(({ name, values, summary }) => ({
      ...place(name, 'Enums and scalars'),
      content: `${plainText(summary)}\n${values.join(', ')}`,
      keywords: [`${title} ${name}`],
    })),
  ];
}

const fieldsOf = ({ fields }: Entity): string[] =>
  fields.map(({ name, summary }) => `${name}: ${plainText(summary)}`);

const entryPoints = ({ name, one, many }: Entity): string[] => [one, many, `${name}_by_pk`];
