import type { GraphQLSchema } from 'graphql';
import { answerType } from './answer-type';
import { buildSchema } from './build-schema';
import { exampleEndpoint, keylessUrl } from './endpoints';
import { parseVariables, type QuerySample, queryFile, readQueryPart } from './query-sample';
import { type Indexer, indexerNames, indexers, type Product, readSchemaData } from './schema-data';
import { toCurl } from './to-curl';
import { toFetch } from './to-fetch';

/** What a page asks for: a question, and the indexer whose dialect comes first. */
export type QueryRequest = { product: Product; name: string; first: Indexer };

/** Examples are sent to Ethereum, which every product has. */
const exampleChain = { id: 1, name: 'Ethereum' };

/**
 * A question in the dialect of each indexer that can answer it, with its variables, an example of the answer and a
 * command that sends it, as Markdown.
 * @returns `undefined` when no indexer has a query of this name
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
    toDetails('Example of an answer', sampleTag(sample, 'response.json', 'Answer')),
    toDetails('Send it with curl', curlFence(sample, variables)),
    toDetails('Send it with TypeScript', fetchFence(sample)),
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
  const query = readQueryPart(sample, 'graphql') ?? '';
  const { url, where } = destinationOf(sample);
  const command = toCurl(url, query, variables === undefined ? undefined : parseVariables(variables));
  return `\`\`\`bash title="${where}" wrap\n${command}\n\`\`\``;
}

const fetchFence = (sample: QuerySample): string =>
  `\`\`\`ts title="${destinationOf(sample).where}"\n${fetchModule(sample)}\n\`\`\``;

/** The TypeScript that sends a query to the example's chain, with the type of the answer. */
export function fetchModule(sample: QuerySample): string {
  const query = readQueryPart(sample, 'graphql') ?? '';
  const variables = readQueryPart(sample, 'variables.json');
  return toFetch({
    url: destinationOf(sample).url,
    query,
    variables: variables === undefined ? undefined : parseVariables(variables),
    answer: answerType(schemaOf(sample), query),
  });
}

/** Where an example is sent, and what its block is called. */
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

/** Names of all questions of a product, for a message. */
export const queryNamesOf = (samples: QuerySample[], product: Product): string[] => [
  ...new Set(samples.filter((each) => each.product === product).map(({ name }) => name)),
];
