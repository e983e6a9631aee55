import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { toAnchor } from '@/lib/markup/anchors';
import { drawTable } from '@/lib/markup/data-table';
import { toUrl } from '@/lib/markup/document';
import { type HtmlBlock, toBlock } from '@/lib/markup/html-node';
import { dataFile } from '@/lib/protocol/data-file';
import { divideByNetwork, drawChainIndex } from './chain-index';
import { deploymentsUrl, readFileFields } from './deployments-files';
import type { ChainDeployment, DeployedContract, ReleaseDeployments } from './release-deployments';

type View = {
  /** Prefix of all IDs except addresses, for a second release on a page. */
  prefix?: string | undefined;
  /** The anchor of the page's section about chains that aren't in the package. */
  unlisted?: string | undefined;
  /** The older release that this page listed before, and the slug of the page that lists it now. */
  former?: { release: ReleaseDeployments; page: string } | undefined;
};

/** Renders a filter, files, and a table for each chain. See `app/deployments.css` and `lib/browser/page-filter.ts`. */
export function drawDeployments(release: ReleaseDeployments, view: View): HtmlBlock {
  const { prefix = '', unlisted, former } = view;
  const element = drawRelease(release, prefix);
  return toBlock(element, {
    ...(former && anchorsThatLeft(former, unlisted, new Set(idsIn(element)))),
    ...(prefix === '' && formerAnchors(release, unlisted)),
  });
}

/** A release with only mainnets isn't divided. Only the first release on a page has a filter with an ID. */
function drawRelease(release: ReleaseDeployments, prefix: string): Element {
  const { chains } = release;
  const networks = divideByNetwork(chains);
  const rows = rowsOf(release, prefix);
  const anchorOf = ({ name }: ChainDeployment) => `${prefix}${toAnchor(name)}`;
  const filterId = prefix === '' ? 'filter' : undefined;
  return h('div.deployments', [
    chains.length > 1
      ? drawChainIndex(chains, { anchorOf, filterId, placeholder: 'Name, ID, or address', hasSwitch: true })
      : null,
    drawWarning(),
    drawFiles(release),
    ...networks.map((network) =>
      h('div', { dataNetwork: network.label.toLowerCase() }, [
        networks.length > 1
          ? h('h2', { id: `${prefix}${network.label.toLowerCase()}` }, network.label)
          : null,
        ...network.chains.map((chain) => drawChain(chain, anchorOf(chain), rows)),
      ]),
    ),
  ]);
}

const idsIn = (element: Element): string[] => {
  const { headings, anchors } = toBlock(element);
  return [...headings.map(({ id }) => id), ...anchors];
};

/** A contract on a chain. */
type Row = {
  /** Such as `1-SablierV2LockupLinear`. */
  id: string;
  /** The address itself, which is another ID, or `undefined` if an earlier chain has the same address. */
  address: string | undefined;
  chain: ChainDeployment;
  contract: DeployedContract;
};

function rowsOf({ chains }: ReleaseDeployments, prefix: string): Row[] {
  const seen = new Set<string>();
  return chains.flatMap((chain) =>
    chain.contracts.map((contract) => {
      const isFirst = seen.size < seen.add(contract.address).size;
      const id = `${prefix}${chain.chainId}-${contract.name}`;
      return { id, address: isFirst ? contract.address : undefined, chain, contract };
    }),
  );
}

/** Returns the anchors of a release that its former page lacks, each with its address on the release's own page. */
function anchorsThatLeft(
  { release, page }: NonNullable<View['former']>,
  unlisted: string | undefined,
  own: ReadonlySet<string>,
): Record<string, string> {
  const moved = formerAnchors(release, unlisted);
  const all = [...idsIn(drawRelease(release, '')), ...Object.keys(moved)];
  return Object.fromEntries(
    all.filter((id) => !own.has(id)).map((id) => [id, `${toUrl(page)}#${moved[id] ?? id}`]),
  );
}

/**
 * Reads the anchors that the pages of Lockup's releases had at the end of 2024, each with its replacement. Those of
 * chains that aren't in the package have none.
 */
export const readFormerAnchors = dataFile(
  'content/data/former-deployment-anchors.json',
  z.record(z.string(), z.record(z.string(), z.string().nullable())),
);

function formerAnchors(
  { product, version }: ReleaseDeployments,
  unlisted: string | undefined,
): Record<string, string> {
  const former = product === 'lockup' ? readFormerAnchors()[version] : undefined;
  return Object.fromEntries(
    Object.entries(former ?? {}).flatMap(([from, to]) => {
      const target = to ?? unlisted;
      return target === undefined ? [] : [[from, target]];
    }),
  );
}

function drawWarning(): Element {
  const title = 'Check an address before you use it';
  return h('div.admonition.admonition-warning', { role: 'note', ariaLabel: title }, [
    h('p.admonition-title', [
      h('span.icon.icon-warning', { ariaHidden: 'true' }),
      h('span', [h('span.visually-hidden', 'Warning: '), title]),
    ]),
    h(
      'p',
      "Before you send value to an address or approve it to spend your tokens, open it in the chain's block explorer and check the contract's name and verified source code. Use an address only for a chain and a release under which it's listed. On another chain, the same address can belong to a different contract or to none.",
    ),
  ]);
}

function drawFiles(release: ReleaseDeployments): Element {
  const file = (format: 'json' | 'csv') =>
    h('a', { href: deploymentsUrl(release, format), download: '' }, format.toUpperCase());
  const cell = (text: string | undefined) => h('td', text ? h('code', text) : h('span', '–'));
  const rows = readFileFields().map(({ json, csv, holds }) =>
    h('tr', [cell(json), cell(csv), h('td', holds)]),
  );
  return h('div.deployments-files', [
    h('p', ['Download these addresses as ', file('json'), ' or ', file('csv'), '.']),
    h('details', [
      h('summary', 'What the files contain'),
      drawTable(['JSON field', 'CSV column', 'Content'], rows),
    ]),
  ]);
}

/** Renders the contracts of a release on one chain. `data-find` has further words by which the filter finds it. */
function drawChain(chain: ChainDeployment, id: string, rows: readonly Row[]): Element {
  // If the package has few deploy blocks for a release, they're below the addresses.
  const known = chain.contracts.filter(({ block }) => block !== undefined);
  const hasColumn = known.length > 0 && known.length >= chain.contracts.length / 2;
  const heads = [`Contract on ${chain.name}`, 'Address', ...(hasColumn ? ['Deploy block'] : [])];
  return h('section.deployments-chain', { dataFind: `${chain.chainId} ${chain.slug}` }, [
    h('h3', { id }, chain.name),
    h('p', [
      `Chain ID ${chain.chainId}. `,
      h('span', 'Addresses link to '),
      h('a', { href: chain.explorerUrl }, new URL(chain.explorerUrl).host),
      '.',
    ]),
    drawTable(
      heads,
      rows.filter((row) => row.chain === chain).map((row) => drawContract(row, rows, hasColumn)),
      { ariaLabelledBy: [id] },
    ),
  ]);
}

function drawContract(row: Row, rows: readonly Row[], hasColumn: boolean): Element {
  const { name, address, alias, block, explorerUrl } = row.contract;
  const dataCopy = `address of ${name} on ${row.chain.name}`;
  return h('tr', { id: row.id }, [
    h('th', { scope: 'row' }, [h('code', name), ...aliasOf(alias)]),
    h('td', [
      h('code', { id: row.address, dataCopy }, h('a', { href: explorerUrl }, inHalves(address))),
      hasColumn || block === undefined ? null : drawNote([`Deployed in block ${block}.`]),
      ...twinsOf(row, rows),
    ]),
    hasColumn ? drawBlock(block) : null,
  ]);
}

const drawNote = (content: (Element | string)[]): Element => h('p.deployments-note', content);

const drawBlock = (block: number | undefined): Element =>
  block === undefined
    ? h('td.deployments-unknown', h('span.visually-hidden', 'not listed'))
    : h('td.deployments-block', String(block));

const aliasOf = (alias: string | undefined): ElementContent[] =>
  alias ? [h('span', ' '), h('span.deployments-alias', `alias ${alias}`)] : [];

/** If an address doesn't fit on one line, it wraps in the middle, which makes it easier to compare. */
const inHalves = (address: string): (Element | string)[] => [
  address.slice(0, 22),
  h('wbr'),
  address.slice(22),
];

/** If an address is the same on more chains than this, they're counted instead of listed. */
const mostNamed = 3;

/** Other chains on which the address exists, especially if it's a different contract there. */
function twinsOf({ id, contract: { name, address } }: Row, rows: readonly Row[]): Element[] {
  const twins = rows.filter((row) => row.contract.address === address && row.id !== id);
  const same = twins.filter(({ contract }) => contract.name === name);
  const isMany = same.length > mostNamed;
  const named = isMany ? twins.filter((twin) => !same.includes(twin)) : twins;
  return [
    ...(isMany ? [drawNote([`The same address on ${same.length} other chains.`])] : []),
    ...named.map((twin) =>
      drawNote([
        'The same address on ',
        h('a', { href: `#${twin.id}` }, twin.chain.name),
        same.includes(twin) ? ' is also this contract.' : ` is a different contract, ${twin.contract.name}.`,
      ]),
    ),
  ];
}
