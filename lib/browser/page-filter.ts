import { bestChain, showChains } from './chain-filter';
import { bestLink, showLinks } from './contents-filter';
import { bestEntry, showEntries } from './entry-filter';
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

/** Clears the filter that hides an element, and shows all networks. @returns whether it was hidden */
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
