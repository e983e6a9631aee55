import { type Attributes, DataTableError } from '@/lib/markup/data-table';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { nearest } from '@/lib/site/nearest';
import { endpointBlock, envioTable, merkleHostsTable, unpublishedTable } from './endpoint-tables';
import { entityBlock, typeBlock } from './entity-block';
import { entityDiagram } from './entity-diagram';
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
import { listQueries } from './query-sample';
import { indexers, products, readSchemaData } from './schema-data';
import { columnsTable, differencesTable } from './schema-differences';
import type { ApiTableName } from './table-names';

const endpointProducts = [...products, 'legacy-v1'] as const;

/** The implementations of the API section's components. Each one throws a `DataTableError` for invalid attributes. */
export const apiTables: Record<ApiTableName, (attributes: Attributes) => string | HtmlBlock> = {
  ApiColumns: (attributes) => columnsTable(choose('ApiColumns', 'product', products, attributes)),
  ApiDiagram: (attributes) => entityDiagram(schemaOf('ApiDiagram', attributes)),
  ApiDifferences: (attributes) => differencesTable(choose('ApiDifferences', 'product', products, attributes)),
  ApiEndpoints: (attributes) =>
    endpointBlock(choose('ApiEndpoints', 'product', endpointProducts, attributes)),
  ApiEntities: (attributes) => entityBlock(schemaOf('ApiEntities', attributes)),
  ApiEnvioEndpoint: (attributes) => envioTable(choose('ApiEnvioEndpoint', 'product', products, attributes)),
  ApiQuery: query,
  ApiTypes: (attributes) => typeBlock(schemaOf('ApiTypes', attributes)),
  ApiUnpublished: (attributes) => unpublishedTable(choose('ApiUnpublished', 'product', products, attributes)),
  MerkleBody: (attributes) => bodyTable(find('MerkleBody', 'name', readMerkleApi().bodies, attributes)),
  MerkleCsvMistakes: () => csvTable(readMerkleApi()),
  MerkleEnvironment: () => environmentTable(readMerkleApi()),
  MerkleHosts: merkleHostsTable,
  MerkleOpenApi: openApiLink,
  MerkleRoute: (attributes) =>
    routeTables(readMerkleApi(), find('MerkleRoute', 'path', readMerkleApi().routes, attributes)),
  MerkleRoutes: () => routesTable(readMerkleApi()),
};

const schemaOf = (component: ApiTableName, attributes: Attributes) =>
  readSchemaData(
    choose(component, 'product', products, attributes),
    choose(component, 'indexer', indexers, attributes),
  );

function query(attributes: Attributes): string {
  const product = choose('ApiQuery', 'product', products, attributes);
  const first = choose('ApiQuery', 'first', indexers, attributes);
  const { name = '' } = attributes;
  const productQueries = listQueries().filter((each) => each.product === product);
  const markdown = queryMarkdown({ product, name, first });
  return markdown ?? refuse('ApiQuery', 'name', name, [...new Set(productQueries.map((each) => each.name))]);
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
