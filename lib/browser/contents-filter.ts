import { announce, queryIn } from './filtered';

/** Shows the entries of the contents list that match its filter, and opens the groups that contain them. */
export function showLinks(contents: Element, field: HTMLInputElement): void {
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
export function bestLink(contents: Element, field: HTMLInputElement): Element | null | undefined {
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
