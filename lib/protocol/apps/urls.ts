import { z } from 'zod';
import { releases } from '@/content/releases';
import { type Attributes, choose, toTable } from '@/lib/markup/data-table';
import { dataFile, words } from '@/lib/protocol/data-file';
import { publishedChains } from '@/lib/protocol/deployments/chains';
import { findPublished } from '@/lib/protocol/deployments/release-deployments';
import { required } from '@/lib/site/invariant';
import { releaseTitle } from '@/lib/site/release';

/** A parameter of an app URL. Its meaning is Markdown. */
const parameter = z.strictObject({
  name: words,
  type: words,
  required: z.boolean(),
  meaning: words,
  example: words,
});

export const appUrl = 'https://app.sablier.com';

/** Reads the kinds of app URLs. */
export const readSchemes = dataFile(
  'content/data/apps/urls.json',
  z
    .strictObject({
      /** Parameters of several schemes, which refer to them by their names. */
      shared: z.record(words, parameter),
      /** Parameters in braces are in the path, all others in the query. A question mark makes a segment optional. */
      schemes: z.record(
        words,
        z.strictObject({
          path: words,
          parameters: z.array(z.union([words, parameter])),
          examples: z.array(z.strictObject({ url: words, opens: words })).min(1),
        }),
      ),
    })
    .transform(({ shared, schemes }, { addIssue }) =>
      Object.fromEntries(
        Object.entries(schemes).map(([name, { parameters, ...rest }]) => {
          const resolve = (each: string | Parameter, index: number): Parameter[] => {
            const found = typeof each === 'string' ? shared[each] : each;
            const path = ['schemes', name, 'parameters', index];
            if (!found) addIssue({ code: 'custom', path, message: 'is not a shared parameter' });
            return found ? [found] : [];
          };
          return [name, { ...rest, parameters: parameters.flatMap(resolve) }];
        }),
      ),
    ),
);

export type Parameter = z.infer<typeof parameter>;
export type Scheme = ReturnType<typeof readSchemes>[string];

/** `<UrlScheme name="…" />`: the pattern of a URL scheme, its parameters, and example URLs, as Markdown. */
export function urlScheme(attributes: Attributes): string {
  const schemes = readSchemes();
  const scheme = required(schemes[choose('UrlScheme', 'name', Object.keys(schemes), attributes)]);
  const examples = scheme.examples.map(({ url, opens }) => [
    `[\`${appUrl.replace('https://', '')}${url}\`](${appUrl}${url})`,
    opens,
  ]);
  return [
    `\`\`\`text title="Pattern" wrap\n${appUrl}${patternOf(scheme)}\n\`\`\``,
    toTable(['Parameter', 'Type', 'Required', 'Meaning', 'Example'], scheme.parameters.map(toCells)),
    toTable(['Example URL', 'What it opens'], examples),
  ].join('\n\n');
}

function patternOf({ path, parameters }: Scheme): string {
  const query = parameters
    .filter(({ name, required }) => required && !path.includes(`{${name}}`))
    .map(({ name }) => `${name}={${name}}`)
    .join('&');
  const pattern = path.replace('?}', '}');
  return query ? `${pattern}?${query}` : pattern;
}

const toCells = ({ name, type, required, meaning, example }: Parameter): string[] => [
  `\`${name}\``,
  type,
  required ? 'Yes' : 'No',
  meaning,
  `\`${example}\``,
];

/** Lists the contracts with streams, newest release first, each with its alias, which never changes. */
export const listAliases = (): { alias: string; contract: string; release: string; chainIds: number[] }[] =>
  releases
    .filter(({ product }) => product === 'lockup' || product === 'flow')
    .flatMap((release) => {
      const { aliases = {}, deployments } = findPublished(release);
      const chainIds = deployments.map(({ chainId }) => chainId);
      return release.contracts.flatMap((contract) => {
        const alias = Object.entries(aliases).find(([name]) => name === contract)?.[1];
        // Contracts that create campaigns have other aliases.
        return alias && /^(L|FL)/.test(alias)
          ? [{ alias, contract, release: releaseTitle(release), chainIds }]
          : [];
      });
    });

/** Returns these aliases, as Markdown. */
export const streamAliases = (): string =>
  toTable(
    ['Alias', 'Contract', 'Release'],
    listAliases().map(({ alias, contract, release }) => [`\`${alias}\``, `\`${contract}\``, release]),
  );

/** Returns the IDs of all chains with Lockup or Flow, and their names in search URLs, as Markdown. */
export function chainIds(): string {
  const ids = new Set(listAliases().flatMap((each) => each.chainIds));
  return toTable(
    ['Chain', 'Chain ID', 'Name in search URLs'],
    Object.values(publishedChains())
      .filter(({ id }) => ids.has(id))
      .sort((a, b) => Number(a.isTestnet) - Number(b.isTestnet) || a.name.localeCompare(b.name, 'en'))
      .map(({ name, id, slug }) => [name, `\`${id}\``, `\`${id === 1 ? 'ethereum' : slug}\``]),
  );
}
