import { queryIn, show } from './filtered';

/** A chain of a table of deployments: its entry in the index, its part of the table, and what it's found by. */
type Chain = { entry: Element; part: Element; name: string; words: string[]; addresses: Element[] };

/** Shows the chains in the chosen network that match the filter, hides all others, and announces their number. */
export function showChains(table: Element): void {
  const query = queryIn(fieldOf(table));
  const network =
    table.querySelector<HTMLElement>('[data-choice][aria-pressed="true"]')?.dataset.choice ?? 'all';
  const chains = chainsOf(table);
  const shown = chains.filter(
    (chain) =>
      (network === 'all' || chain.part.closest<HTMLElement>('[data-network]')?.dataset.network === network) &&
      isMatch(chain, query),
  );
  for (const chain of chains) {
    chain.entry.toggleAttribute('hidden', !shown.includes(chain));
    show(chain.part, shown.includes(chain));
  }
  for (const part of table.querySelectorAll('[data-network]'))
    show(
      part,
      shown.some((chain) => part.contains(chain.part) || part.contains(chain.entry)),
    );
  const status = table.querySelector('.entry-filter [role="status"]');
  if (status) status.textContent = describe(shown.length, chains.length, network);
}

function describe(shown: number, all: number, network: string): string {
  if (shown === 0) return `No ${network === 'all' ? 'chain' : network.slice(0, -1)} matches.`;
  return shown === all ? `${all} chains` : `${shown} of ${all} chains`;
}

const fieldOf = (table: Element): HTMLInputElement | null => table.querySelector('[data-filter]');

/** The index and the table have the same chains in the same order. */
function chainsOf(table: Element): Chain[] {
  const entries = [...table.querySelectorAll('.deployments-index li')];
  return [...table.querySelectorAll<HTMLElement>('.deployments-chain')].flatMap((part, index) => {
    const entry = entries[index];
    return entry
      ? [
          {
            entry,
            part,
            name: part.querySelector('h3')?.textContent?.toLowerCase() ?? '',
            words: part.dataset.find?.split(' ') ?? [],
            addresses: [...part.querySelectorAll('[data-copy]')],
          },
        ]
      : [];
  });
}

const isMatch = (chain: Chain, query: string): boolean =>
  addressIn(chain, query) !== undefined ||
  chain.name.includes(query) ||
  chain.words.some((word) => word.startsWith(query));

const addressIn = ({ addresses }: Chain, query: string): Element | undefined =>
  query.startsWith('0x')
    ? addresses.find(({ textContent }) => textContent?.toLowerCase().startsWith(query))
    : undefined;

/** Returns the row of an address, or else the heading of the chain that the query names, or of the first match. */
export function bestChain(table: Element): Element | null | undefined {
  const query = queryIn(fieldOf(table));
  const shown = chainsOf(table).filter(({ entry }) => !entry.hasAttribute('hidden'));
  const named = shown.find(({ name, words }) => name === query || words.includes(query));
  const [first] = named ? [named] : shown;
  return first && (addressIn(first, query)?.closest('tr') ?? first.part.querySelector('h3'));
}
