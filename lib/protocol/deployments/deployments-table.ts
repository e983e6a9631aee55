import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { drawTable } from '@/lib/markup/data-table';
import { type Heading, toUrl } from '@/lib/markup/document';
import type { HtmlBlock } from '@/lib/markup/html-node';
import { drawChainIndex } from './chain-index';
import { drawChain } from './chain-table';
import { deploymentsUrl, fileFields } from './deployments-files';
import { deploymentAnchors, formerDeploymentAnchors } from './former-anchors';
import type { ChainDeployment, ReleaseDeployments } from './release-deployments';

type View = {
  /** Prefix of all IDs except addresses, for a second release on a page. */
  prefix?: string;
  /** The anchor of the page's section about chains that aren't in the package. */
  unlisted?: string | undefined;
  /** The older release that this page listed before, and the slug of the page that lists it now. */
  former?: { release: ReleaseDeployments; page: string } | undefined;
};

/** The mainnets or the testnets of a release. A release with only mainnets isn't divided. */
type Network = { id: string; label: string; chains: ChainDeployment[] };

/** Renders a filter, files, and a table for each chain. See `app/deployments.css` and `lib/browser/page-filter.ts`. */
export function drawDeployments(release: ReleaseDeployments, view: View = {}): HtmlBlock {
  const { prefix = '', unlisted, former } = view;
  const anchors = deploymentAnchors(release, prefix);
  const networks = networksOf(release, prefix);
  const isDivided = networks.length > 1;
  const filterId = release.chains.length > 1 && prefix === '' ? ['filter'] : [];
  const element = h('div.deployments', [
    release.chains.length > 1
      ? drawChainIndex(
          networks.map(({ label, chains }) => ({
            label,
            chains: chains.map((chain) => ({ ...chain, anchor: anchors.chainOf(chain) })),
          })),
          { filterId: filterId[0], placeholder: 'Name, ID, or address', hasSwitch: true },
        )
      : null,
    drawWarning(),
    drawFiles(release),
    ...networks.map((network) =>
      h('div', { dataNetwork: network.label.toLowerCase() }, [
        isDivided ? h('h2', { id: network.id }, network.label) : null,
        ...network.chains.map((chain) => drawChain(chain, anchors)),
      ]),
    ),
  ]);
  const headings = networks.flatMap(({ id, label, chains }): Heading[] => [
    ...(isDivided ? [{ depth: 2 as const, id, text: label }] : []),
    ...chains.map((chain) => ({ depth: 3 as const, id: anchors.chainOf(chain), text: chain.name })),
  ]);
  const rows = release.chains.flatMap((chain) =>
    chain.contracts.flatMap((contract) => {
      const { row, address } = anchors.contractOf(chain, contract);
      return address ? [row, address] : [row];
    }),
  );
  const own = new Set([...headings.map(({ id }) => id), ...rows]);
  return {
    element,
    headings,
    anchors: [...filterId, ...rows],
    movedAnchors: {
      ...(former && anchorsThatLeft(drawDeployments(former.release, { unlisted }), former.page, own)),
      ...(prefix === '' && formerDeploymentAnchors(release, anchors, unlisted)),
    },
  };
}

/** Returns the anchors of a release that its former page lacks, each with its address on the release's own page. */
function anchorsThatLeft(
  { headings, anchors, movedAnchors = {} }: HtmlBlock,
  page: string,
  own: ReadonlySet<string>,
): Record<string, string> {
  const all = [...headings.map(({ id }) => id), ...anchors, ...Object.keys(movedAnchors)];
  return Object.fromEntries(
    all.filter((id) => !own.has(id)).map((id) => [id, `${toUrl(page)}#${movedAnchors[id] ?? id}`]),
  );
}

const networksOf = ({ chains }: ReleaseDeployments, prefix: string): Network[] =>
  [
    { label: 'Mainnets', isTestnet: false },
    { label: 'Testnets', isTestnet: true },
  ]
    .map(({ label, isTestnet }) => ({
      id: `${prefix}${label.toLowerCase()}`,
      label,
      chains: chains.filter((chain) => chain.isTestnet === isTestnet),
    }))
    .filter((network) => network.chains.length > 0);

function drawWarning(): Element {
  const title = 'Check an address before you use it';
  return h('div.admonition.admonition-warning', { role: 'note', ariaLabel: title }, [
    h('p.admonition-title', [
      h('span.icon.icon-warning', { ariaHidden: 'true' }),
      h('span', [h('span.visually-hidden', 'Warning: '), title]),
    ]),
    h(
      'p',
      'Before you send value to an address or approve it to spend your tokens, open it in the chain’s block explorer and check the contract’s name and verified source code. Each address is valid for one chain and one release only. On another chain, the same address can belong to a different contract or to none.',
    ),
  ]);
}

function drawFiles(release: ReleaseDeployments): Element {
  const file = (format: 'json' | 'csv') =>
    h('a', { href: deploymentsUrl(release, format), download: '' }, format.toUpperCase());
  const code = (text: string | undefined): ElementContent => (text ? h('code', text) : h('span', '–'));
  return h('div.deployments-files', [
    h('p', ['Download these addresses as ', file('json'), ' or ', file('csv'), '.']),
    h('details', [
      h('summary', 'What the files contain'),
      drawTable(
        ['JSON field', 'CSV column', 'Content'],
        fileFields.map((field) =>
          h('tr', [
            h('td', code(field.json)),
            h('td', code('csv' in field ? field.csv : undefined)),
            h('td', field.holds),
          ]),
        ),
      ),
    ]),
  ]);
}
