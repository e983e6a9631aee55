import { type Attributes, DataTableError } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { nearest } from '@/lib/markup/nearest';
import { scopeTable } from './coverage';
import { chainsBlock, endpointBlock, envioTable, legacyBlock, urlPatternsTable } from './endpoint-tables';
import { entityBlock, typeBlock } from './entity-block';
import { entityDiagram } from './entity-diagram';
import { formerEndpointsTable, formerEntitiesTable, formerSchemaBlock } from './former-indexers';
import { readMerkleApi } from './merkle-api';
import {
  bodyTable,
  csvTable,
  environmentTable,
  openApiLink,
  routesTable,
  routeTables,
} from './merkle-tables';
import { queryMarkdown } from './query-markdown';
import { listQueries, queryGroups } from './query-sample';
import { indexers, type Product, products, vendors } from './schema-data';
import { differencesTable } from './schema-differences';
import type { ApiTableName } from './table-names';

/** The implementations of the API section's components. Each one throws a `DataTableError` for invalid attributes. */
export const apiTables: Record<ApiTableName, (attributes: Attributes) => string | HtmlBlock> = {
  ApiChains: ofProduct('ApiChains', (product) => chainsBlock(product, '/api/lockup/endpoints')),
  ApiDiagram: ofProduct('ApiDiagram', entityDiagram),
  ApiDifferences: ofProduct('ApiDifferences', differencesTable),
  ApiEndpoints: (attributes) => endpointBlock(choose('ApiEndpoints', 'indexer', indexers, attributes)),
  ApiEntities: ofProduct('ApiEntities', entityBlock),
  ApiEnvioEndpoint: (attributes) => envioTable(choose('ApiEnvioEndpoint', 'indexer', indexers, attributes)),
  ApiFormerEndpoints: ofProduct('ApiFormerEndpoints', formerEndpointsTable),
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
  ApiUrlPatterns: urlPatternsTable,
  MerkleBody: (attributes) => bodyTable(find('MerkleBody', 'name', readMerkleApi().bodies, attributes)),
  MerkleCsvMistakes: () => csvTable(readMerkleApi()),
  MerkleEnvironment: () => environmentTable(readMerkleApi()),
  MerkleOpenApi: openApiLink,
  MerkleRoute: (attributes) =>
    routeTables(readMerkleApi(), find('MerkleRoute', 'path', readMerkleApi().routes, attributes)),
  MerkleRoutes: () => routesTable(readMerkleApi()),
};

/** Implements a component whose only attribute is a product. */
function ofProduct(component: ApiTableName, draw: (product: Product) => string | HtmlBlock) {
  return (attributes: Attributes) => draw(choose(component, 'product', products, attributes));
}

function query(attributes: Attributes): string {
  const group = choose('ApiQuery', 'product', queryGroups, attributes);
  const vendor = choose('ApiQuery', 'vendor', vendors, attributes);
  const { name = '' } = attributes;
  const names = listQueries()
    .filter((each) => each.group === group && each.vendor === vendor)
    .map((each) => each.name);
  return queryMarkdown({ group, vendor, name }) ?? refuse('ApiQuery', 'name', name, names);
}

/** Returns the choice that an attribute names. */
function choose<Choice extends string>(
  component: ApiTableName,
  attribute: string,
  choices: readonly Choice[],
  attributes: Attributes,
): Choice {
  const written = attributes[attribute] ?? '';
  return choices.find((each) => each === written) ?? refuse(component, attribute, written, choices);
}

/** Returns the entry whose `key` property matches the attribute. */
function find<Key extends string, Entry extends Record<Key, string>>(
  component: ApiTableName,
  key: Key,
  entries: Entry[],
  attributes: Attributes,
): Entry {
  const written = attributes[key] ?? '';
  const found = entries.find((each) => each[key] === written);
  return (
    found ??
    refuse(
      component,
      key,
      written,
      entries.map((each) => each[key]),
    )
  );
}

/** @throws DataTableError that suggests the most similar choice, or lists all of them */
function refuse(
  component: ApiTableName,
  attribute: string,
  written: string,
  choices: readonly string[],
): never {
  const guess = written && nearest(written, choices);
  throw new DataTableError(
    `<${component}> has no ${attribute}="${written}".`,
    guess ? `Did you mean "${guess}"?` : `Use one of ${choices.join(', ')}.`,
  );
}
