/** A chain of a table of deployments: its entry in the index, its part of the table, and what it's found by. */
type Chain = { entry: Element; part: Element; name: string; words: string[]; addresses: Element[] };

const started = new WeakSet<Element>();

/** Makes every filter on the page work. Readers can type into it earlier. */
export function startFilters(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]')) {
    const table = field.closest('.deployments');
    if (!table || started.has(field)) continue;
    started.add(field);
    field.addEventListener('input', () => showChains(table));
    field.addEventListener('keydown', (event) => onKey(event, field, table));
    // The page first reveals the row in its URL, which would clear the filter.
    if (field.value) queueMicrotask(() => showChains(table));
  }
}

function onKey(event: KeyboardEvent, field: HTMLInputElement, table: Element): void {
  if (event.isComposing) return;
  if (event.key === 'Enter') {
    const query = queryIn(table);
    const target = query && bestMatch(table, query);
    if (!target) return;
    event.preventDefault();
    window.location.hash = target.id;
    target.scrollIntoView();
  } else if (event.key === 'Escape' && field.value) {
    // Not every browser clears the field itself.
    event.preventDefault();
    field.value = '';
    showChains(table);
  }
}

/** Shows the chains in the chosen network that match the filter, hides all others, and announces their number. */
export function showChains(table: Element): void {
  const query = queryIn(table);
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
  const status = table.querySelector('.deployments-filter [role="status"]');
  if (status) status.textContent = describe(shown.length, chains.length, network);
}

/** The browser's find feature searches content that's hidden this way, and fires an event before it reveals a match. */
const show = (element: Element, isShown: boolean): void =>
  isShown ? element.removeAttribute('hidden') : element.setAttribute('hidden', 'until-found');

function describe(shown: number, all: number, network: string): string {
  if (shown === 0) return `No ${network === 'all' ? 'chain' : network.slice(0, -1)} matches.`;
  return shown === all ? `${all} chains` : `${shown} of ${all} chains`;
}

const queryIn = (table: Element): string =>
  table.querySelector<HTMLInputElement>('[data-filter]')?.value.trim().toLowerCase() ?? '';

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
function bestMatch(table: Element, query: string): Element | null | undefined {
  const shown = chainsOf(table).filter(({ entry }) => !entry.hasAttribute('hidden'));
  const named = shown.find(({ name, words }) => name === query || words.includes(query));
  const [first] = named ? [named] : shown;
  return first && (addressIn(first, query)?.closest('tr') ?? first.part.querySelector('h3'));
}
