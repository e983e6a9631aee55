import { announce, queryIn, show } from './filtered';

/** A row of a table, or a heading with the text below it. */
type Entry = { target: Element; parts: Element[]; name: string; text: string };

/** A heading, a table of entries if there is one, and the entries below. */
type Group = { heads: Element[]; entries: Entry[] };

/** The entries of a page, and the blocks that aren't part of any. */
type Page = { groups: Group[]; others: Element[] };

/**
 * Shows the entries that match the filter, below the headings of their sections. While it contains text, everything
 * else is hidden, so that the entries are right below it.
 */
export function showEntries(text: Element, field: HTMLInputElement): void {
  const { groups, others } = readPage(text, field.dataset.filter === 'error');
  const entries = groups.flatMap((group) => group.entries);
  const query = queryIn(field);
  const shown = new Set(matches(entries, query));
  for (const block of others) show(block, query === '');
  for (const { heads, entries: own } of groups) {
    const isShown = query === '' || own.some((entry) => shown.has(entry));
    for (const head of heads) show(head, isShown);
    for (const entry of own) for (const part of entry.parts) show(part, shown.has(entry));
  }
  announce(field, shown.size, entries.length, field.dataset.filter ?? 'heading');
}

/** Returns the heading or row of the entry that the query names, or else of the first one that matches. */
export function bestEntry(text: Element, field: HTMLInputElement): Element | undefined {
  const { groups } = readPage(text, field.dataset.filter === 'error');
  const found = matches(
    groups.flatMap((group) => group.entries),
    queryIn(field),
  );
  const query = queryIn(field);
  return (found.find(({ name }) => name === query) ?? found[0])?.target;
}

/** Returns the entries whose name contains every word, or else those whose text does. */
function matches(entries: Entry[], query: string): Entry[] {
  const words = query.split(/\s+/);
  const containing = (of: (entry: Entry) => string) =>
    entries.filter((entry) => words.every((word) => of(entry).includes(word)));
  const named = containing(({ name }) => name);
  return named.length > 0 ? named : containing((entry) => entry.text);
}

function readPage(text: Element, areRows: boolean): Page {
  const page: Page = { groups: [], others: [] };
  let group: Group | undefined;
  let entry: Entry | undefined;
  for (const block of blocksOf(text)) {
    const isHeading = block.matches('h2, h3');
    if (isHeading && (areRows || block.matches('h2'))) {
      entry = undefined;
      group = { heads: [block], entries: [] };
      page.groups.push(group);
    } else if (isHeading && group) {
      entry = toEntry(block, block);
      group.entries.push(entry);
    } else if (areRows && group && block.matches('.error-table')) {
      group.heads.push(block);
      for (const row of block.querySelectorAll('tbody > tr'))
        group.entries.push(toEntry(row, row.children[0]));
    } else if (entry) {
      entry.parts.push(block);
      entry.text += lower(block);
    } else page.others.push(block);
  }
  return page;
}

const toEntry = (target: Element, name: Element | undefined): Entry => ({
  target,
  parts: [target],
  name: lower(name),
  text: lower(target),
});

const lower = (element: Element | undefined): string => element?.textContent?.trim().toLowerCase() ?? '';

/** The blocks of the text. Runs of plain HTML have a wrapper. */
const blocksOf = (text: Element): Element[] =>
  [...text.children].flatMap((block) => (block.matches('.html') ? [...block.children] : [block]));
