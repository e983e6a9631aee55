import type { Element } from 'hast';
import { h } from 'hastscript';

/** A chain in an index. `anchor` is the ID of its section. The sections must have the same order as the index. */
type IndexedChain = { chainId: number; name: string; anchor: string };

type ChainGroup = { label: string; chains: readonly IndexedChain[] };

/**
 * Renders links to the sections of chains, with a filter and, if the sections are grouped by `[data-network]`, a switch.
 * See `app/deployments.css` and `lib/browser/page-filter.ts`. The name of a single group isn't shown.
 * @param options `filterId` is the ID of the filter's field; `placeholder` says what the filter finds
 */
export function drawChainIndex(
  groups: readonly ChainGroup[],
  {
    filterId,
    placeholder,
    hasSwitch,
  }: { filterId?: string | undefined; placeholder: string; hasSwitch: boolean },
): Element {
  const count = groups.reduce((sum, { chains }) => sum + chains.length, 0);
  const isDivided = groups.length > 1;
  return h('nav.deployments-index', { ariaLabel: 'Chains' }, [
    drawFilter(count, placeholder, filterId),
    hasSwitch && isDivided ? drawSwitch() : null,
    ...groups.map(({ label, chains }) =>
      h('div', { dataNetwork: label.toLowerCase() }, [
        isDivided ? h('p', label) : null,
        h('ul', chains.map(drawEntry)),
      ]),
    ),
  ]);
}

const drawEntry = ({ chainId, name, anchor }: IndexedChain): Element =>
  h('li', [
    h('a', { href: `#${anchor}` }, name),
    ' ',
    h('span.deployments-id', [h('span.visually-hidden', 'chain ID '), String(chainId)]),
  ]);

/** Without scripts, the stylesheet hides the switch. */
const drawSwitch = (): Element =>
  h(
    'div.deployments-switch',
    { role: 'group', ariaLabel: 'Networks' },
    ['All', 'Mainnets', 'Testnets'].map((label, index) =>
      h(
        'button',
        {
          type: 'button',
          dataAction: 'show-network',
          dataChoice: label.toLowerCase(),
          ariaPressed: index === 0 ? 'true' : 'false',
        },
        label,
      ),
    ),
  );

/** Without scripts, the stylesheet hides the filter. A restored text would filter the page only at the first touch. */
const drawFilter = (count: number, placeholder: string, id: string | undefined): Element =>
  h('div.entry-filter', [
    h('label', [
      h('span', 'Filter chains'),
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
