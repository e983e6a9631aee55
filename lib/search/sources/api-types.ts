import {
  type Entity,
  indexers,
  productNames,
  products,
  readSchemaData,
  type SchemaData,
} from '@/lib/api/schema-data';
import type { Document } from '@/lib/content/document';
import { toAnchor } from '@/lib/markdown/anchors';
import { plainText } from '@/lib/reference/plain-text';
import type { SearchEntry } from '../record';

/** Returns one entry for each GraphQL type on the page that describes it, with its fields as text. */
export function apiTypeEntries(documents: readonly Document[]): SearchEntry[] {
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  return products.flatMap((product) =>
    indexers.flatMap((indexer) => {
      const page = bySlug.get(`api/${product}/${indexer}/entities`);
      return page ? schemaEntries(readSchemaData(product, indexer), page) : [];
    }),
  );
}

function schemaEntries({ product, entities, enums }: SchemaData, page: Document): SearchEntry[] {
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

const entryPoints = ({ query, querySingle, queryPlural }: Entity): string[] =>
  [query, querySingle, queryPlural].filter((name) => name !== undefined);
