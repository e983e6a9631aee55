/** What a filter shows or hides as a whole: a chain, an error, a term with its definition, or a link of the contents. */
type Entry = {
  parts: Element[];
  /** Readers who type exactly one of these mean this entry. */
  names: readonly string[];
  isNamed: (query: string) => boolean;
  /** What it's also found by, if no entry is named like this. */
  text: string;
  /** Returns where Enter leads. */
  target: (query: string) => Element | null | undefined;
};

/** Headings and lists that are shown with any of their entries. Without entries, they're shown without a query. */
type Group = { heads: Element[]; entries: Entry[] };

/** A filter on the page, as it is now. */
type Filter = {
  field: HTMLInputElement | null;
  entries: Entry[];
  groups: Group[];
  /** What isn't part of an entry. It's hidden while the field contains text, so that the entries are right below it. */
  others: Element[];
  /** Empty beside the title of the contents, where a noun doesn't fit. */
  noun: string;
  /** The noun if no entry is shown, as in "No testnet matches". */
  missing: string;
};

const started = new WeakSet<Element>();

/** Makes every filter on the page work. Readers can type into it earlier. */
export function startFilters(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]')) {
    if (started.has(field) || !readFilter(field)) continue;
    started.add(field);
    field.addEventListener('input', () => refresh(readFilter(field)));
    field.addEventListener('keydown', (event) => onKey(event, field));
    // The page first reveals the row in its URL, which would clear the filter.
    if (field.value) queueMicrotask(() => refresh(readFilter(field)));
  }
}

function onKey(event: KeyboardEvent, field: HTMLInputElement): void {
  if (event.isComposing) return;
  if (event.key === 'Enter') {
    const target = bestTarget(readFilter(field));
    if (!target) return;
    event.preventDefault();
    if (target instanceof HTMLAnchorElement) target.click();
    else {
      window.location.hash = target.id;
      target.scrollIntoView();
    }
  } else if (event.key === 'Escape' && field.value) {
    // Not every browser clears the field itself.
    event.preventDefault();
    field.value = '';
    refresh(readFilter(field));
  }
}

/** Shows the network of a button and hides the others. */
export function showNetwork(button: HTMLElement): void {
  const table = button.closest('.deployments');
  if (table && button.dataset.choice) chooseNetwork(table, button.dataset.choice);
}

function chooseNetwork(table: Element, choice: string): void {
  for (const button of table.querySelectorAll<HTMLElement>('[data-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset.choice === choice));
  refresh(readChains(table));
}

/** Clears the filter that hides an element, shows all networks, and returns whether the element was hidden. */
export function revealFiltered(element: Element): boolean {
  const hidden = element.closest('[hidden="until-found"]');
  const table = hidden?.closest('.deployments');
  const field = (table ?? document).querySelector<HTMLInputElement>('[data-filter]:not(#contents *)');
  if (!hidden?.matches('article > .prose *') || !field) return false;
  field.value = '';
  if (table) chooseNetwork(table, 'all');
  else refresh(readFilter(field));
  return true;
}

/** Shows the entries that match, hides all others, and says beside the field how many are shown. */
function refresh(filter: Filter | undefined): void {
  if (!filter) return;
  const { field, entries, groups, others, noun, missing } = filter;
  const query = queryOf(filter);
  const shown = new Set(matching(filter));
  for (const block of others) show(block, query === '');
  for (const entry of entries) for (const part of entry.parts) show(part, shown.has(entry));
  for (const { heads, entries: own } of groups) {
    const isShown = own.length === 0 ? query === '' : own.some((entry) => shown.has(entry));
    for (const head of heads) {
      show(head, isShown);
      if (head instanceof HTMLDetailsElement) open(head, query !== '');
    }
  }
  const status = field?.closest('.entry-filter')?.querySelector('[role="status"]');
  const count = shown.size === entries.length ? shown.size : `${shown.size} of ${entries.length}`;
  const [found, nothing] = noun ? [`${count} ${noun}s`, `No ${missing} matches.`] : [`${count}`, 'No match.'];
  if (status) status.textContent = shown.size === 0 ? nothing : found;
}

/** Returns the target of the entry that the query names, or else of the first one that matches. */
function bestTarget(filter: Filter | undefined): Element | null | undefined {
  const query = filter && queryOf(filter);
  if (!query) return undefined;
  const shown = matching(filter);
  return (shown.find(({ names }) => names.includes(query)) ?? shown[0])?.target(query);
}

const queryOf = ({ field }: Filter): string => fold(field?.value);

/** Returns the entries that the query names, or else those whose text contains its words. */
function matching(filter: Filter): Entry[] {
  const query = queryOf(filter);
  const named = filter.entries.filter((entry) => entry.isNamed(query));
  return named.length > 0 ? named : filter.entries.filter(({ text }) => containsWords(text, query));
}

/** The browser's find feature searches text that's hidden this way, and fires an event before it reveals a match. */
const show = (element: Element, isShown: boolean): void =>
  isShown
    ? element.removeAttribute('hidden')
    : element.setAttribute('hidden', element.closest('nav') ? '' : 'until-found');

function open(group: HTMLDetailsElement, isFiltered: boolean): void {
  if (isFiltered && !group.open) {
    group.open = true;
    group.dataset.filtered = '';
  } else if (!isFiltered && group.dataset.filtered === '') {
    group.open = false;
    delete group.dataset.filtered;
  }
}

function readFilter(field: HTMLInputElement): Filter | undefined {
  const table = field.closest('.deployments');
  if (table) return readChains(table);
  const contents = field.closest('nav#contents');
  if (contents) return readLinks(contents, field);
  const text = document.querySelector('article > .prose');
  return text ? readText(text, field) : undefined;
}

/** A table of deployments, in which readers also choose a network. */
function readChains(table: Element): Filter {
  const network =
    table.querySelector<HTMLElement>('[data-choice][aria-pressed="true"]')?.dataset.choice ?? 'all';
  const links = [...table.querySelectorAll('.deployments-index li')];
  // The index and the table have the same chains in the same order.
  const entries = [...table.querySelectorAll<HTMLElement>('.deployments-chain')].map((part, index) =>
    toChain(part, links[index], network),
  );
  return {
    field: table.querySelector<HTMLInputElement>('[data-filter]'),
    entries,
    groups: [...table.querySelectorAll('[data-network]')].map((head) => ({
      heads: [head],
      entries: entries.filter(({ parts }) => parts.some((part) => head.contains(part))),
    })),
    others: [],
    noun: 'chain',
    missing: network === 'all' ? 'chain' : network.slice(0, -1),
  };
}

function toChain(part: HTMLElement, link: Element | undefined, network: string): Entry {
  const heading = part.querySelector('h3');
  const name = lower(heading);
  const words = part.dataset.find?.split(' ') ?? [];
  const isInNetwork =
    network === 'all' || part.closest<HTMLElement>('[data-network]')?.dataset.network === network;
  const addressOf = (query: string) =>
    query.startsWith('0x')
      ? [...part.querySelectorAll('[data-copy]')].find((address) => lower(address).startsWith(query))
      : undefined;
  return {
    parts: link ? [part, link] : [part],
    names: [name, ...words],
    isNamed: (query) =>
      isInNetwork &&
      (addressOf(query) !== undefined ||
        name.includes(query) ||
        words.some((word) => word.startsWith(query))),
    text: '',
    target: (query) => addressOf(query)?.closest('tr') ?? heading,
  };
}

/** The contents list, whose groups are opened while it's filtered. */
function readLinks(contents: Element, field: HTMLInputElement): Filter {
  const entries = [...contents.querySelectorAll('li:has(a)')].map((item) =>
    toEntry(item, lower(item), item.querySelector('a')),
  );
  const groups = [...contents.querySelectorAll('details')].map((group) => ({
    heads: [group],
    entries: entries.filter(({ parts }) => parts.some((part) => group.contains(part))),
  }));
  return { field, entries, groups, others: [], noun: '', missing: '' };
}

/** The rows of error tables, or the headings of terms and questions with what follows them. */
function readText(text: Element, field: HTMLInputElement): Filter {
  const noun = field.dataset.filter || 'heading';
  const areRows = noun === 'error';
  const [groups, others]: [Group[], Element[]] = [[], []];
  let group: Group | undefined;
  let entry: Entry | undefined;
  for (const block of blocksOf(text)) {
    const isHeading = block.matches('h2, h3');
    if (isHeading && (areRows || block.matches('h2'))) {
      entry = undefined;
      group = { heads: [block], entries: [] };
      groups.push(group);
    } else if (isHeading && group) {
      entry = toEntry(block, lower(block), block);
      group.entries.push(entry);
    } else if (areRows && group && block.matches('.error-table')) {
      group.heads.push(block);
      for (const row of block.querySelectorAll('tbody > tr'))
        group.entries.push(toEntry(row, lower(row.children[0]), row));
    } else if (entry) {
      entry.parts.push(block);
      entry.text += lower(block);
    } else others.push(block);
  }
  return { field, entries: groups.flatMap(({ entries }) => entries), groups, others, noun, missing: noun };
}

/** The blocks of the text. Runs of plain HTML have a wrapper. */
const blocksOf = (text: Element): Element[] =>
  [...text.children].flatMap((block) => (block.matches('.html') ? [...block.children] : [block]));

const toEntry = (part: Element, name: string, target: Element | null): Entry => ({
  parts: [part],
  names: [name],
  isNamed: (query) => containsWords(name, query),
  text: lower(part),
  target: () => target,
});

const containsWords = (text: string, query: string): boolean =>
  query.split(/\s+/).every((word) => text.includes(word));

const lower = (element: Element | null | undefined): string => fold(element?.textContent);

/** Pages show typographic quotes, and readers type straight ones. */
const fold = (text: string | null | undefined): string =>
  text?.trim().toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"') ?? '';
