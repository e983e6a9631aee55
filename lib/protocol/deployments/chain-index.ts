import type { Element } from 'hast';
import { h } from 'hastscript';

export type NamedChain = { chainId: number; name: string; isTestnet: boolean };

/** Divides chains into mainnets and testnets. A group without chains is left out. */
export const divideByNetwork = <Chain extends NamedChain>(
  chains: readonly Chain[],
): { label: string; chains: Chain[] }[] =>
  [
    { label: 'Mainnets', chains: chains.filter(({ isTestnet }) => !isTestnet) },
    { label: 'Testnets', chains: chains.filter(({ isTestnet }) => isTestnet) },
  ].filter((group) => group.chains.length > 0);

type Options<Chain> = {
  /** Returns the ID of a chain's section. The sections must have the same order as the index. */
  anchorOf: (chain: Chain) => string;
  /** The ID of the filter's field. */
  filterId?: string | undefined;
  /** What the filter finds. */
  placeholder: string;
  /** Whether the sections are grouped by `[data-network]`. */
  hasSwitch: boolean;
};

/**
 * Renders links to the sections of chains, with a filter and a switch. The name of a single group isn't shown.
 * See `app/deployments.css` and `lib/browser/page-filter.ts`.
 */
export function drawChainIndex<Chain extends NamedChain>(
  chains: readonly Chain[],
  { anchorOf, filterId, placeholder, hasSwitch }: Options<Chain>,
): Element {
  const groups = divideByNetwork(chains);
  const isDivided = groups.length > 1;
  const drawEntry = (chain: Chain): Element =>
    h('li', [
      h('a', { href: `#${anchorOf(chain)}` }, chain.name),
      ' ',
      h('span.deployments-id', [h('span.visually-hidden', 'chain ID '), String(chain.chainId)]),
    ]);
  return h('nav.deployments-index', { ariaLabel: 'Chains' }, [
    drawFilter(chains.length, placeholder, filterId),
    hasSwitch && isDivided ? drawSwitch() : null,
    ...groups.map((group) =>
      h('div', { dataNetwork: group.label.toLowerCase() }, [
        isDivided ? h('p', group.label) : null,
        h('ul', group.chains.map(drawEntry)),
      ]),
    ),
  ]);
}

/** Without scripts, the stylesheet hides the switch. */
const drawSwitch = (): Element =>
  h(
    'div.deployments-switch',
    { role: 'group', ariaLabel: 'Networks' },
    ['all', 'mainnets', 'testnets'].map((dataChoice) =>
      h(
        'button',
        { type: 'button', dataAction: 'show-network', dataChoice, ariaPressed: String(dataChoice === 'all') },
        dataChoice.charAt(0).toUpperCase() + dataChoice.slice(1),
      ),
    ),
  );

/** Without scripts, the stylesheet hides the filter. A restored text would filter the page only at the first touch. */
const drawFilter = (count: number, placeholder: string, id: string | undefined): Element =>
  h('div.entry-filter', [
    h('label', [
      h('span', 'Filter chains'),
      h('span.icon.icon-filter'),
      h('input', {
        type: 'search',
        id,
        dataFilter: '',
        placeholder,
        autoComplete: 'off',
        spellCheck: 'false',
      }),
    ]),
    h('p', { role: 'status' }, `${count} chains`),
  ]);
