import { toTable } from '@/lib/markup/markdown-table';
import { appChains } from './app-chains';
import { aliases } from './stream-aliases';
import { urlExamples } from './url-examples';
import { appUrl, type Parameter, type Scheme, type SchemeName, schemes } from './url-schemes';

/** Returns the pattern of a URL scheme, its parameters, and example URLs, as Markdown. */
export async function urlScheme(name: SchemeName): Promise<string> {
  const { parameters }: Scheme = schemes[name];
  const examples = await urlExamples(name);
  return [
    `\`\`\`text title="Pattern"\n${appUrl}${patternOf(schemes[name])}\n\`\`\``,
    toTable(['Parameter', 'Type', 'Required', 'Meaning', 'Example'], parameters.map(toCells)),
    toTable(
      ['Example URL', 'What it opens'],
      examples.map(({ url, opens }) => [`[\`${url.replace('https://', '')}\`](${url})`, opens]),
    ),
  ].join('\n\n');
}

/** Returns the path and the required query parameters. */
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

/** Returns the aliases of all contracts by release, as Markdown. */
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

/** Returns the IDs of all chains, mainnets first, as Markdown. */
export const chainIds = (): string =>
  toTable(
    ['Chain', 'Chain ID', 'Type'],
    [...appChains]
      .sort((a, b) => Number(a.testnet ?? false) - Number(b.testnet ?? false))
      .map(({ name, id, testnet }) => [name, `\`${id}\``, testnet ? 'testnet' : 'mainnet']),
  );
