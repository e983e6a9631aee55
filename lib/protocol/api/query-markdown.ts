import type { GraphQLSchema } from 'graphql';
import { answerType } from './answer-type';
import { buildSchema } from './build-schema';
import { exampleEndpoint, keylessUrl } from './endpoints';
import { parseVariables, type QuerySample, queryFile, readQuery, readQueryPart } from './query-sample';
import { type Indexer, indexerNames, indexers, type Product, readSchemaData } from './schema-data';
import { toCurl, toFetch } from './to-fetch';

/** A query to show, and the indexer to show first. */
export type QueryRequest = { product: Product; name: string; first: Indexer };

/** Examples use Ethereum, which every product supports. */
const exampleChain = { id: 1, name: 'Ethereum' };

/**
 * Returns a query in the dialect of each indexer that supports it, with its variables, an example response, and a
 * command that sends it, as Markdown.
 * @returns `undefined` if no indexer has a query with this name
 */
export function queryMarkdown({ product, name, first }: QueryRequest): string | undefined {
  const dialects = [first, ...indexers.filter((each) => each !== first)]
    .map((indexer) => ({ product, indexer, name }))
    .filter((sample) => readQueryPart(sample, 'graphql') !== undefined);
  const [only, ...others] = dialects;
  if (!only) return undefined;
  if (others.length === 0) return dialectMarkdown(only);
  const tabs = dialects.map(
    (sample) => `<Tab label="${indexerNames[sample.indexer]}">\n\n${dialectMarkdown(sample)}\n\n</Tab>`,
  );
  return `<Tabs group="indexer">\n${tabs.join('\n')}\n</Tabs>`;
}

function dialectMarkdown(sample: QuerySample): string {
  const variables = readQueryPart(sample, 'variables.json');
  return [
    sampleTag(sample, 'graphql', `${sample.name}.graphql`),
    ...(variables ? [sampleTag(sample, 'variables.json', 'Variables')] : []),
    toDetails('Example response', sampleTag(sample, 'response.json', 'Response')),
    toDetails('Send the query with curl', curlFence(sample, variables)),
    toDetails('Send the query with TypeScript', fetchFence(sample)),
  ].join('\n\n');
}

const sampleTag = (
  sample: QuerySample,
  part: 'graphql' | 'variables.json' | 'response.json',
  title: string,
) => `<Sample file="${queryFile(sample, part).replace(/^content\/samples\//, '')}" title="${title}" />`;

const toDetails = (summary: string, content: string): string =>
  `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;

function curlFence(sample: QuerySample, variables: string | undefined): string {
  const query = readQuery(sample);
  const { url, where } = destinationOf(sample);
  const command = toCurl(url, query, variables === undefined ? undefined : parseVariables(variables));
  return `\`\`\`bash title="${where}" wrap\n${command}\n\`\`\``;
}

const fetchFence = (sample: QuerySample): string =>
  `\`\`\`ts title="${destinationOf(sample).where}"\n${fetchModule(sample)}\n\`\`\``;

/** Generates TypeScript that sends a query to the example's chain, including the response type. */
export function fetchModule(sample: QuerySample): string {
  const query = readQuery(sample);
  const variables = readQueryPart(sample, 'variables.json');
  return toFetch({
    url: destinationOf(sample).url,
    query,
    variables: variables === undefined ? undefined : parseVariables(variables),
    answer: answerType(schemaOf(sample), query),
  });
}

/** Returns the URL for an example and the title of its code block. */
function destinationOf({ product, indexer }: QuerySample): { url: string; where: string } {
  const endpoint = exampleEndpoint(product, indexer, exampleChain.id);
  const chain = endpoint.chainId === null ? 'all chains' : exampleChain.name;
  return { url: keylessUrl(endpoint), where: `${indexerNames[indexer]}, ${chain}` };
}

const schemas = new Map<string, GraphQLSchema>();

function schemaOf({ product, indexer }: QuerySample): GraphQLSchema {
  const key = `${product} ${indexer}`;
  const schema = schemas.get(key) ?? buildSchema(readSchemaData(product, indexer));
  schemas.set(key, schema);
  return schema;
}

/** Lists the query names of a product, for error messages. */
export const queryNamesOf = (samples: QuerySample[], product: Product): string[] => [
  ...new Set(samples.filter((each) => each.product === product).map(({ name }) => name)),
];
