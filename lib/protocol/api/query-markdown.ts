import { answerType } from './answer-type';
import { schemaOf } from './build-schema';
import { exampleUrl } from './endpoints';
import {
  indexerOfGroup,
  parseVariables,
  type QuerySample,
  queryFile,
  readQuery,
  readQueryPart,
} from './query-sample';
import { vendorNames } from './schema-data';
import { toCurl, toFetch } from './to-fetch';

/** Returns a query with its variables, a command and a module that send it, and an example response, as Markdown. */
export function queryMarkdown(sample: QuerySample): string {
  const variables = readQueryPart(sample, 'variables.json');
  return [
    toTabs({
      GraphQL: [
        sampleTag(sample, 'graphql', `${sample.name}.graphql`),
        ...(variables ? [sampleTag(sample, 'variables.json', 'Variables')] : []),
      ].join('\n\n'),
      curl: curlFence(sample, variables),
      TypeScript: `\`\`\`ts title="${placeOf(sample)}"\n${fetchModule(sample)}\n\`\`\``,
    }),
    `<details>\n<summary>Example response</summary>\n\n${sampleTag(sample, 'response.json', 'Response')}\n\n</details>`,
  ].join('\n\n');
}

/** All queries are in one group of tabs, so that the reader's choice applies to all of them. */
const toTabs = (tabs: Record<string, string>): string =>
  `<Tabs group="query">\n${Object.entries(tabs)
    .map(([label, content]) => `<Tab label="${label}">\n\n${content}\n\n</Tab>`)
    .join('\n')}\n</Tabs>`;

const sampleTag = (
  sample: QuerySample,
  part: 'graphql' | 'variables.json' | 'response.json',
  title: string,
) => `<Sample file="${queryFile(sample, part).replace(/^content\/samples\//, '')}" title="${title}" />`;

function curlFence(sample: QuerySample, variables: string | undefined): string {
  const query = readQuery(sample);
  const command = toCurl(
    urlOf(sample),
    query,
    variables === undefined ? undefined : parseVariables(variables),
  );
  return `\`\`\`bash title="${placeOf(sample)}" wrap\n${command}\n\`\`\``;
}

/** Generates TypeScript that sends a query to the example's chain, including the response type. */
export function fetchModule(sample: QuerySample): string {
  const query = readQuery(sample);
  const variables = readQueryPart(sample, 'variables.json');
  return toFetch({
    url: urlOf(sample),
    query,
    variables: variables === undefined ? undefined : parseVariables(variables),
    answer: answerType(schemaOf(sample), query),
  });
}

const urlOf = ({ group, vendor }: QuerySample): string => exampleUrl(indexerOfGroup(group), vendor);

const placeOf = ({ vendor }: QuerySample): string =>
  `${vendorNames[vendor]}, ${vendor === 'envio' ? 'all chains' : 'Ethereum'}`;
