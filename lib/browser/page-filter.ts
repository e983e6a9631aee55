import { bestChain, showChains } from './chain-filter';
import { bestEntry, showEntries } from './entry-filter';
import { announce, queryIn } from './filtered';
import { resetNetwork } from './network-switch';

/** What a filter does with the page, and where Enter leads. */
type Filter = { show: () => void; best: () => Element | null | undefined };

const started = new WeakSet<Element>();

/** Makes every filter on the page work. Readers can type into it earlier. */
export function startFilters(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]')) {
    const filter = filterOf(field);
    if (!filter || started.has(field)) continue;
    started.add(field);
    field.addEventListener('input', filter.show);
    field.addEventListener('keydown', (event) => onKey(event, field, filter));
    // The page first reveals the row in its URL, which would clear the filter.
    if (field.value) queueMicrotask(filter.show);
  }
}

function filterOf(field: HTMLInputElement): Filter | undefined {
  const table = field.closest('.deployments');
  if (table) return { show: () => showChains(table), best: () => bestChain(table) };
  const contents = field.closest('nav');
  if (contents?.id === 'contents')
    return { show: () => showLinks(contents, field), best: () => bestLink(contents, field) };
  const text = document.querySelector('article > .prose');
  return text ? { show: () => showEntries(text, field), best: () => bestEntry(text, field) } : undefined;
}

function onKey(event: KeyboardEvent, field: HTMLInputElement, { show, best }: Filter): void {
  if (event.isComposing) return;
  if (event.key === 'Enter') {
    const target = field.value.trim() && best();
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
    show();
  }
}

/**
 * Clears the filter that hides an element, and shows all networks.
 * @returns whether it was hidden
 */
export function revealFiltered(element: Element): boolean {
  const hidden = element.closest('[hidden="until-found"]');
  const table = hidden?.closest('.deployments');
  const field = (table ?? document).querySelector<HTMLInputElement>('[data-filter]:not(#contents *)');
  const filter = hidden?.matches('article > .prose *') && field && filterOf(field);
  if (!filter) return false;
  field.value = '';
  if (table) resetNetwork(table);
  filter.show();
  return true;
}

/** Shows the entries of the contents list that match its filter, and opens the groups that contain them. */
function showLinks(contents: Element, field: HTMLInputElement): void {
  const query = queryIn(field);
  const items = itemsOf(contents);
  for (const item of items) item.toggleAttribute('hidden', !isMatch(item, query));
  for (const group of contents.querySelectorAll('details')) {
    group.toggleAttribute('hidden', itemsOf(group).every(isHidden));
    open(group, query !== '');
  }
  announce(field, items.filter((item) => !isHidden(item)).length, items.length, 'heading');
}

/** Returns the link with exactly this text, or else the first one that's shown. */
function bestLink(contents: Element, field: HTMLInputElement): Element | null | undefined {
  const query = queryIn(field);
  const shown = itemsOf(contents).filter((item) => isMatch(item, query));
  const item = shown.find((each) => nameOf(each) === query) ?? shown[0];
  return item?.querySelector('a');
}

function open(group: HTMLDetailsElement, isFiltered: boolean): void {
  if (isFiltered && !group.open) {
    group.open = true;
    group.dataset.filtered = '';
  } else if (!isFiltered && group.dataset.filtered === '') {
    group.open = false;
    delete group.dataset.filtered;
  }
}

const itemsOf = (list: Element): Element[] => [...list.querySelectorAll('li')];
const isHidden = (item: Element): boolean => item.hasAttribute('hidden');
const isMatch = (item: Element, query: string): boolean => nameOf(item).includes(query);
const nameOf = (item: Element): string => item.textContent?.trim().toLowerCase() ?? '';
