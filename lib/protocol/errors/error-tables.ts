import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { breakName } from '@/lib/markup/break-name';
import { type Attributes, choose, drawTable } from '@/lib/markup/data-table';
import { type HtmlBlock, toBlock } from '@/lib/markup/html-node';
import { inlineMarkdown } from '@/lib/markup/inline-markdown';
import { addRoles } from '@/lib/markup/table-elements';
import { type ErrorRow, listErrorRows, panicAnchor, tableNames } from './error-rows';
import { readErrorWords, type Words } from './error-words';
import { libraries } from './libraries';

type Inline = ElementContent | string;

/** The number of characters of a name that fit into the first column on a small laptop. */
const nameWidth = 30;

/**
 * `<ErrorTable library="flow" />`: a row with three anchors for each error. `outside` selects third-party errors, and
 * `panic` the codes of `Panic(uint256)`.
 */
export function errorTable(attributes: Attributes): HtmlBlock {
  const table = choose('ErrorTable', 'library', [...tableNames, 'panic' as const], attributes);
  if (table === 'panic') return panicTable();
  const rows = listErrorRows(table);
  const { label, release }: { label?: string; release?: string } =
    table === 'outside' ? {} : libraries[table];
  // The head, which stays in view and begins each printed page, names the release of the table.
  return tableOf(
    release ? `Error in ${label}` : 'Error',
    rows.map((row) => toRow(row, label)),
  );
}

function panicTable(): HtmlBlock {
  const rows = readErrorWords().panic.map(({ code, ...words }) =>
    rowOf(panicAnchor(code), words, [
      h('span.error-name', h('code', `Panic(${code})`)),
      h('span.error-owner', `${Number(code)} in decimal`),
    ]),
  );
  return tableOf('Code', rows);
}

function toRow(row: ErrorRow, label: string | undefined): Element {
  const { error, anchors } = row;
  const releases = releasesText(error.releases);
  return rowOf(anchors.name, row, [
    // The row's other two anchors. They're at its start, so that all three lead to the same position.
    h('span.error-anchor', { id: anchors.signature }),
    h('span.error-anchor', { id: anchors.selector }),
    h('span.error-name', h('code', nameOf(row))),
    ...(error.abi.inputs.length > 0 ? [h('code.error-inputs', inputsOf(error.abi.inputs))] : []),
    h('code.error-selector', { dataCopy: `selector of ${error.abi.name}` }, error.selector),
    ...ownerOf(row),
    ...(releases === '' || releases === label ? [] : [h('span.error-releases', releases)]),
  ]);
}

/** Links the name of an error to its entry, and its prefix to the contract that the prefix names. */
const nameOf = ({ error, owner, href }: ErrorRow): ElementContent[] =>
  breakable(error.abi.name, (part) => {
    if (part === `${owner.name}_`) return [...linked(owner.href, [owner.name]), '_'];
    return part.endsWith('_') ? [part] : linked(href, breakName(part, nameWidth));
  });

const linked = (href: string | undefined, content: Inline[]): Inline[] =>
  href === undefined ? content : [h('a', { href }, content)];

/**
 * Returns the contract that an error belongs to, unless the error's name begins with it. The number of a release stays with
 * its project.
 */
const ownerOf = ({ error, owner: { name, href } }: ErrorRow): Element[] =>
  error.abi.name.startsWith(`${name}_`)
    ? []
    : [h('span.error-owner', linked(href, [name.replace(/ (?=\d)/g, '\u00a0')]))];

/** Shortens a list of releases: `Lockup v1.0, v1.1, v1.2; Airdrops v1.2`. */
function releasesText(titles: readonly string[]): string {
  const names = [...new Set(titles.map((title) => title.split(' ')[0]))];
  return names
    .map((name) => `${name} ${titles.flatMap((title) => title.split(`${name} `)[1] ?? []).join(', ')}`)
    .join('; ');
}

const rowOf = (id: string, words: Words & Pick<ErrorRow, 'like'>, head: Element[]): Element =>
  h('tr', { id }, [h('th', { scope: 'row' }, head), h('td', explanation(words))]);

function explanation({ when, fix, like }: Words & Pick<ErrorRow, 'like'>): Element[] {
  if (!like)
    return [h('p', inlineMarkdown(when)), h('p', [h('strong.error-fix', 'Fix: '), ...inlineMarkdown(fix)])];
  const link = h('a', { href: `#${like.anchor}` }, h('code', breakable(like.name)));
  return [h('p', ['Same cause and fix as ', link, '.'])];
}

/**
 * Wraps the table in a section, because Markdown tables get a scrolling one. On a phone, rows are laid out as blocks, which
 * some browsers then no longer treat as rows without the roles.
 */
function tableOf(header: string, rows: Element[]): HtmlBlock {
  const table = drawTable([header, 'Cause and fix'], rows);
  addRoles(table);
  return toBlock(h('section.error-table', [table]));
}

/** Lets long names wrap after the name of their contract and, if the rest is still too long, before its words. */
const breakable = (
  name: string,
  draw = (part: string): Inline[] => breakName(part, nameWidth),
): ElementContent[] =>
  name.split(/(?<=_)/).flatMap((part, index) => [...(index > 0 ? [h('wbr')] : []), h('span', draw(part))]);

const inputsOf = (inputs: ErrorRow['error']['abi']['inputs']): Inline[] => [
  '(',
  ...inputs.flatMap(({ name = '', type }, index) => [
    index > 0 ? ' ' : '',
    h('span', [type, ' ', h('var', name), index < inputs.length - 1 ? ',' : ')']),
  ]),
];
