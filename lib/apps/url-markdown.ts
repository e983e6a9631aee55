import { toTable } from '@/lib/markdown/markdown-table';
import { appChains } from './app-chains';
import { aliases } from './stream-aliases';
import { urlExamples } from './url-examples';
import { appUrl, type Parameter, type Scheme, type SchemeName, schemes } from './url-schemes';

/** The pattern of a scheme, its parameters and addresses to try, as Markdown. */
export async function urlScheme(name: SchemeName): Promise<string> {
  const { parameters }: Scheme = schemes[name];
  const examples = await urlExamples(name);
  return [
    `\`\`\`text title="Pattern"\n${appUrl}${patternOf(schemes[name])}\n\`\`\``,
    toTable(['Parameter', 'Type', 'Required', 'Meaning', 'Example'], parameters.map(toCells)),
    toTable(
      ['Try it', 'Opens'],
      examples.map(({ url, opens }) => [`[\`${url.replace('https://', '')}\`](${url})`, opens]),
    ),
  ].join('\n\n');
}

/** The path, and the query with what it must hold. */
function patternOf({ path, parameters }: Scheme): string {
  const query = parameters
    .filter(({ name, required }) => required && !path.includes(`{${name}}`))
    .map(({ name }) => `${name}={${name}}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

const toCells = ({ name, type, required, meaning, example }: Parameter): string[] => [
  `\`${name}\``,
  type,
  required ? 'yes' : 'no',
  meaning,
  `\`${example}\``,
];

const releases = [...new Set(aliases.map(({ release }) => release))];

/** The aliases of all contracts by release, as Markdown. */
export function streamAliases(): string {
  const contracts = [...new Set(aliases.map(({ contract }) => contract))];
  const aliasOf = (contract: string, release: string) =>
    aliases.find((each) => each.contract === contract && each.release === release)?.alias;
  return toTable(
    ['Contract', ...releases],
    contracts.map((contract) => [
      `\`${contract}\``,
      ...releases.map((release) => aliasOf(contract, release)).map((alias) => (alias ? `\`${alias}\`` : '–')),
    ]),
  );
}

/** The chain IDs of all chains, main networks first, as Markdown. */
export const chainIds = (): string =>
  toTable(
    ['Chain', 'Chain ID', 'Kind'],
    [...appChains]
      .sort((a, b) => Number(a.testnet ?? false) - Number(b.testnet ?? false))
      .map(({ name, id, testnet }) => [name, `\`${id}\``, testnet ? 'testnet' : 'mainnet']),
  );
