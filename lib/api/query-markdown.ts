import { exampleEndpoint, keylessUrl } from './endpoints';
import { parseVariables, type QuerySample, queryFile, readQueryPart } from './query-sample';
import { type Indexer, indexerNames, indexers, type Product } from './schema-data';
import { toCurl } from './to-curl';

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
  const { product, indexer } = sample;
  const endpoint = exampleEndpoint(product, indexer, exampleChain.id);
  const query = readQueryPart(sample, 'graphql') ?? '';
  const command = toCurl(
    keylessUrl(endpoint),
    query,
    variables === undefined ? undefined : parseVariables(variables),
  );
  const where = endpoint.chainId === null ? 'all chains' : exampleChain.name;
  return `\`\`\`bash title="${indexerNames[indexer]}, ${where}" wrap\n${command}\n\`\`\``;
}

/** Names of all questions of a product, for a message. */
export const queryNamesOf = (samples: QuerySample[], product: Product): string[] => [
  ...new Set(samples.filter((each) => each.product === product).map(({ name }) => name)),
];
