import { type Attributes, choose, toTable } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import {
  chainsBlock,
  endpointBlock,
  envioTable,
  legacyBlock,
  scopeTable,
  urlBox,
  urlPatternsTable,
} from './endpoint-tables';
import { entityBlock, typeBlock } from './entity-block';
import { formerEntitiesTable, formerSchemaBlock } from './former-indexers';
import { queryMarkdown } from './query-markdown';
import { listQueries, queryGroups, readQueryPart } from './query-sample';
import { indexers, type Product, products, readProductSchema, vendorNames, vendors } from './schema-data';

/** The implementations of the API section's components. Each one throws a `DataTableError` for invalid attributes. */
export const apiTables = {
  ApiChains: ofProduct('ApiChains', (product) => chainsBlock(product, '/api/lockup/endpoints')),
  ApiDifferences: ofProduct('ApiDifferences', differencesTable),
  ApiEndpoints: (attributes) => endpointBlock(choose('ApiEndpoints', 'indexer', indexers, attributes)),
  ApiEntities: ofProduct('ApiEntities', entityBlock),
  ApiEnvioEndpoint: (attributes) => envioTable(choose('ApiEnvioEndpoint', 'indexer', indexers, attributes)),
  ApiFormerEntities: ofProduct('ApiFormerEntities', formerEntitiesTable),
  ApiFormerSchema: ofProduct('ApiFormerSchema', formerSchemaBlock),
  ApiLegacyEndpoints: legacyBlock,
  ApiQuery: query,
  ApiScope: (attributes) =>
    scopeTable(
      choose('ApiScope', 'product', queryGroups, attributes),
      attributes.vendor === undefined ? undefined : choose('ApiScope', 'vendor', vendors, attributes),
    ),
  ApiTypes: ofProduct('ApiTypes', typeBlock),
  ApiUrl: (attributes) =>
    urlBox(
      choose('ApiUrl', 'indexer', indexers, attributes),
      choose('ApiUrl', 'vendor', vendors, attributes),
    ),
  ApiUrlPatterns: urlPatternsTable,
} satisfies Record<string, (attributes: Attributes) => string | HtmlBlock>;

function ofProduct(component: string, draw: (product: Product) => string | HtmlBlock) {
  return (attributes: Attributes) => draw(choose(component, 'product', products, attributes));
}

function query(attributes: Attributes): string {
  const group = choose('ApiQuery', 'product', queryGroups, attributes);
  const vendor = choose('ApiQuery', 'vendor', vendors, attributes);
  // A query without its main file is reported by the check of all queries.
  const names = listQueries()
    .filter((each) => each.group === group && each.vendor === vendor)
    .filter((each) => readQueryPart(each, 'graphql') !== undefined)
    .map((each) => each.name);
  return queryMarkdown({ group, vendor, name: choose('ApiQuery', 'name', names, attributes) });
}

/** Returns the fields whose meaning differs between the vendors, as Markdown. Names and types are the same in both. */
function differencesTable(product: Product): string {
  const rows = readProductSchema(product).entities.flatMap((entity) =>
    entity.fields.flatMap(({ name, summary, envio }) =>
      envio === undefined
        ? []
        : [[`\`${entity.name}.${name}\``, toMarkdownProse(summary), toMarkdownProse(envio)]],
    ),
  );
  return toTable(['Field', vendorNames['the-graph'], vendorNames.envio], rows);
}

/** Escapes a sentence from a data file for MDX, where braces and angle brackets would start code. */
const toMarkdownProse = (sentence: string): string =>
  sentence
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? part.replace(/[<{|*_]/g, '\\$&') : `\`${part.replaceAll('|', '\\|')}\``,
    )
    .join('');
