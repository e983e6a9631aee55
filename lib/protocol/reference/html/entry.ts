import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { breakName } from '@/lib/markup/break-name';
import { isRead } from '../caller-groups';
import type { ContractCalls } from '../calls/call-forms';
import { declaration, shortSignature } from '../declaration';
import { firstSentence } from '../doc-text';
import {
  detailsOf,
  type ErrorRow,
  explanationOf,
  revertsOf,
  sourceUrlOf,
  tablesOf,
  unreachedLabel,
} from '../entry-parts';
import { aliasesOf, type Contract, type Item, type Parameter, type Piece } from '../model';
import { isFromLibrary, isInheritedTask } from '../sections';
import { callBlock } from './call-code';
import { count, markdownToHtml, piecesInLine, toBlock, withoutLinks } from './inline';
import { parameterList, type StructAt } from './parameter-list';

export type EntryContext = {
  contract: Contract;
  errorRow: ErrorRow;
  structAt: StructAt;
  /** Absent if readers can't call the contract. */
  calls?: ContractCalls | undefined;
};

/**
 * Renders an item's name, declaration, and documentation. Entries that callers rarely read in full are collapsed.
 * @param former anchors that the entry used to have
 */
export function entry(item: Item, context: EntryContext, former: readonly string[] = []): Element {
  const isLine = isFolded(item);
  const isCallable = context.calls?.byAnchor.has(item.anchor);
  const className = ['member', isLine ? 'folds' : [], isCallable ? 'callable' : []].flat();
  return h('section', { className }, [
    ...[...aliasesOf(item), ...former].filter((id) => id !== item.selector).map((id) => h('span', { id })),
    ...(isLine
      ? [h('details', [line(item, context), ...bodyOf(item, context)]), facts(context.contract, item)]
      : [head(item, context), ...bodyOf(item, context)]),
  ]);
}

/** Renders the documentation and the call, which the stylesheet puts side by side if there's enough space. */
function bodyOf(item: Item, context: EntryContext): Element[] {
  const content = contentOf(item, context);
  const call = context.calls?.byAnchor.get(item.anchor);
  return [
    ...(content.length > 0 ? [h('div.body', content)] : []),
    ...(call ? [callBlock(item.anchor, call)] : []),
  ];
}

/** For a library's event or error, that's only the declaration, because nearly every function shares them. */
function contentOf(item: Item, context: EntryContext): ElementContent[] {
  if (!isFolded(item) || !isEventOrError(item))
    return [...summary(item), ...callers(item), ...documentation(item, context)];
  return [
    h('div.signature', declaration(item)),
    ...(isFromLibrary(item) ? [] : documentation(item, context)),
  ];
}

const summary = (item: Item): ElementContent[] => (item.docs.summary ? [toBlock(item.docs.summary)] : []);

/** Anyone can read, so an entry only says who can call what changes the state, or reads that are restricted. */
const callers = (item: Item): Element[] =>
  item.callers && !(isRead(item) && item.callers === 'anyone')
    ? [h('p.callers', [h('b', ['Who can call', h('span', ': ')]), h('span', markdownToHtml(item.callers))])]
    : [];

const isEventOrError = ({ kind }: Item): boolean => kind === 'event' || kind === 'error';

/** Whether an entry is collapsed: events, errors, internal items, and inherited getters and admin functions. */
function isFolded(item: Item): boolean {
  switch (item.kind) {
    case 'function':
    case 'constant':
    case 'variable':
      return (
        (item.inheritedFrom !== undefined && !isInheritedTask(item)) ||
        item.qualities.some((word) => word === 'internal' || word === 'private')
      );
    case 'struct':
    case 'enum':
    case 'type':
      return false;
    default:
      return true;
  }
}

const head = (item: Item, { contract }: EntryContext): Element =>
  h('div.member-head', [h('div.signature', declaration(item, heading(item))), facts(contract, item)]);

/** A summary can't contain links and buttons, so the facts follow it, and the stylesheet moves them up. */
function line(item: Item, { errorRow }: EntryContext): Element {
  // The functions that throw an error list the same cause.
  const cause = item.kind === 'error' ? errorRow(item.name)?.cause : undefined;
  return h('summary.member-head', [
    heading(item),
    isEventOrError(item)
      ? h('span.sentence', withoutLinks(markdownToHtml(cause ?? firstSentence(item.docs.summary))))
      : h(`span.short-signature${hasFewFacts(item) ? '.wide' : ''}`, shortSignature(item)),
  ]);
}

const hasFewFacts = ({ selector, inheritedFrom }: Item): boolean => !selector && !inheritedFrom;

/** A name with more characters is wider than a phone. */
const phoneWidth = 30;

const heading = (item: Item): Element => h('h3', { id: item.anchor }, breakName(item.name, phoneWidth));

function facts(contract: Contract, item: Item): Element {
  const url = sourceUrlOf(contract, item);
  return h('span.member-facts', [
    ...(item.selector ? [h('code', { id: item.selector }, item.selector)] : []),
    ...(item.inheritedFrom && !isEventOrError(item) ? [h('span', item.inheritedFrom.text)] : []),
    ...(item.sameAs?.href ? [h('a', { href: item.sameAs.href }, `As in ${item.sameAs.text}`)] : []),
    ...(url ? [h('a', { href: url }, 'Source')] : []),
  ]);
}

const pieceToLink = ({ text, href }: Piece): ElementContent =>
  href ? h('a', { href }, text) : { type: 'text', value: text };

const documentation = (item: Item, context: EntryContext): ElementContent[] => [
  ...detailsOf(item).map(toBlock),
  ...tablesOf(item).flatMap(({ label, content }) =>
    isEventOrError(item)
      ? [parameterList(withoutTypes(content, context), context.structAt)]
      : [labelLine(label), parameterList(content, context.structAt)],
  ),
  ...reverts(item, context.errorRow),
  ...labeled('Notes', item.docs.notes, sentences),
  ...labeled('Emits', withoutOwner(item.emits, context.contract), names),
  ...labeled('Thrown by', withoutOwner(item.thrownBy, context.contract), names),
  ...explanation(item, context.errorRow),
];

/** Leaves out the types that the declaration above the list contains, except those of structs, whose fields follow. */
const withoutTypes = (parameters: readonly Parameter[], { structAt }: EntryContext): Parameter[] =>
  parameters.map((each) =>
    each.type.some(({ href }) => href && structAt(href)) ? each : { ...each, type: [] },
  );

/** Shortens `Vault.withdraw` to `withdraw` on the page of `Vault`. */
const withoutOwner = (pieces: readonly Piece[], { name }: Contract): Piece[] =>
  pieces.map(({ text, ...piece }) => ({
    ...piece,
    text: text.startsWith(`${name}.`) ? text.slice(name.length + 1) : text,
  }));

const labelLine = (text: string): Element => h('p.member-label', text);

/** Draws a list below its label, unless it's empty. */
const labeled = <Item>(label: string, list: Item[], draw: (list: Item[]) => Element): Element[] =>
  list.length > 0 ? [labelLine(label), draw(list)] : [];

/** Renders the requirements and notes of an item or of a whole contract. */
export const points = ({ docs }: Pick<Item, 'docs'>): Element[] => [
  ...labeled('Requirements', docs.requirements, sentences),
  ...labeled('Notes', docs.notes, sentences),
];

const sentences = (texts: readonly string[]): Element =>
  h(
    'ul',
    texts.map((text) => h('li', markdownToHtml(text))),
  );

/** Library errors and the source's requirements, which repeat the causes, are collapsed below. */
function reverts(item: Item, errorRow: ErrorRow): Element[] {
  const { own, library, unreached } = revertsOf(item, errorRow);
  const { requirements } = item.docs;
  // The list of errors stops at calls of other contracts, and at errors that are only known from the code.
  const rest = [
    ...(item.passesOn ? [h('p.passed-on', markdownToHtml(item.passesOn))] : []),
    ...(unreached.length > 0
      ? [h('p.passed-on', [`${unreachedLabel}: `, ...piecesInLine(unreached), '.'])]
      : []),
  ];
  if (own.length === 0)
    return [
      ...labeled('Requirements', requirements, sentences),
      ...labeled('Can revert with', library, names),
      ...rest,
    ];
  const rows = own.map(({ piece, cause }) =>
    h('div', [h('dt', [separateOwner(pieceToLink(piece))]), h('dd', markdownToHtml(cause))]),
  );
  const more = [
    ...folded('library error', library, names),
    ...folded('requirement', requirements, sentences),
  ];
  return [
    labelLine('Can revert with'),
    h('dl.reverts', rows),
    ...rest,
    ...(more.length > 0 ? [h('div.more', more)] : []),
  ];
}

const folded = <Item>(what: string, list: Item[], draw: (list: Item[]) => Element): Element[] =>
  list.length > 0 ? [h('details', [h('summary', count(list.length, what)), draw(list)])] : [];

const names = (pieces: readonly Piece[]): Element =>
  h(
    'ul.names',
    pieces.map((piece) => h('li', [pieceToLink(piece)])),
  );

/** The number of characters that fit into the column of error names. */
const errorWidth = 35;

/** A name can wrap between the contract and the error and, if it's still too long, before its words. */
function separateOwner(link: ElementContent): ElementContent {
  const [text] = link.type === 'element' ? link.children : [];
  if (link.type !== 'element' || text?.type !== 'text') return link;
  const [, owner, name = ''] = /^(\w+_)?(.+)$/.exec(text.value) ?? [];
  const isLong = text.value.length > errorWidth;
  return h(link.tagName, link.properties, [
    ...(owner ? [h('span', owner), isLong ? h('wbr') : undefined] : []),
    ...(isLong ? breakName(name, errorWidth) : [name]),
  ]);
}

function explanation(item: Item, errorRow: ErrorRow): Element[] {
  const href = explanationOf(item, errorRow);
  return href ? [h('p.cause', h('a', { href }, 'Cause and fix'))] : [];
}
