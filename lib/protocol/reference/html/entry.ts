import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { breakName } from '@/lib/markup/break-name';
import { plural } from '@/lib/markup/plural';
import { isRead } from '../caller-groups';
import type { ContractCalls } from '../calls/call-forms';
import { declaration, headOf, shortSignature } from '../declaration';
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
import {
  aliasesOf,
  type Contract,
  type Item,
  isFunctionOrVariable,
  isType,
  type Parameter,
  type Piece,
} from '../model';
import { isFromLibrary, isInheritedTask, isPublic } from '../sections';
import { callBlock } from './call-code';
import { markdownToHtml, piecesInLine, toBlock, withoutLinks } from './inline';
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
  const dataName = !isLine && /\(.*\(/.test(item.signature ?? '') ? item.name : undefined;
  return h('section', { className, dataName }, [
    ...[...aliasesOf(item), ...former].filter((id) => id !== item.selector).map((id) => h('span', { id })),
    ...(isLine
      ? [h('details', [line(item, context), ...bodyOf(item, context)]), facts(context.contract, item)]
      : [head(item, context), ...bodyOf(item, context)]),
  ]);
}

/**
 * Renders the description, the call, and what the call takes and can cause. The stylesheet puts the call beside the other
 * two if there's enough space.
 */
function bodyOf(item: Item, context: EntryContext): Element[] {
  const call = context.calls?.byAnchor.get(item.anchor);
  const [intro, rest] = contentOf(item, context);
  if (!call) return toBody([...intro, ...rest]);
  return [...toBody(intro), callBlock(item.anchor, call), ...toBody(rest)];
}

const toBody = (content: ElementContent[]): Element[] => (content.length > 0 ? [h('div.body', content)] : []);

/** For a library's event or error, that's only the declaration, because nearly every function shares them. */
function contentOf(item: Item, context: EntryContext): [intro: ElementContent[], rest: ElementContent[]] {
  const details = detailsOf(item).map(toBlock);
  if (!isEventOrError(item))
    return [[...summary(item), ...callers(item), ...details], documentation(item, context)];
  const rest = isFromLibrary(item) ? [] : [...details, ...documentation(item, context)];
  return [[h('div.signature', declaration(item))], rest];
}

const summary = (item: Item): ElementContent[] => (item.docs.summary ? [toBlock(item.docs.summary)] : []);

/** Anyone can read, so an entry only says who can call what changes the state, or reads that are restricted. */
const callers = (item: Item): Element[] =>
  item.callers && !(isRead(item) && item.callers === 'anyone')
    ? [h('p.callers', [h('b', ['Who can call', h('span', ': ')]), h('span', markdownToHtml(item.callers))])]
    : [];

const isEventOrError = ({ kind }: Item): boolean => kind === 'event' || kind === 'error';

/** Whether an entry is collapsed: events, errors, internal items, and inherited getters and admin functions. */
const isFolded = (item: Item): boolean =>
  isFunctionOrVariable(item)
    ? !isPublic(item) || (item.inheritedFrom !== undefined && !isInheritedTask(item))
    : !isType(item);

const head = (item: Item, { contract }: EntryContext): Element =>
  h('div.member-head', [
    h('div.signature', (isListed(item) ? headOf : declaration)(item, heading(item))),
    facts(contract, item),
  ]);

/** Whether a list contains all that the braces of a struct or an enum do. The declaration is then folded. */
const isListed = (item: Item): boolean => ['struct', 'enum'].includes(item.kind) && tablesOf(item).length > 0;

/** A summary can't contain links and buttons, so the facts follow it, and the stylesheet moves them up. */
function line(item: Item, { errorRow }: EntryContext): Element {
  // The functions that throw an error list the same cause.
  const cause = item.kind === 'error' ? errorRow(item.name)?.cause : undefined;
  return h('summary.member-head', [
    heading(item),
    isEventOrError(item)
      ? h('span.sentence', withoutLinks(markdownToHtml(cause ?? firstSentence(item.docs.summary))))
      : h(`span.short-signature${item.selector || item.inheritedFrom ? '' : '.wide'}`, shortSignature(item)),
  ]);
}

/** A name with more than 30 characters is wider than a phone. */
const heading = (item: Item): Element => h('h3', { id: item.anchor }, breakName(item.name, 30));

function facts(contract: Contract, item: Item): Element {
  const url = sourceUrlOf(contract, item);
  const { text, href } = item.inheritedFrom ?? {};
  const origin = href ? h('a', { href: `${href}#${item.anchor}` }, text) : text;
  return h('span.member-facts', [
    ...(item.selector ? [h('code', { id: item.selector }, item.selector)] : []),
    ...(origin && !isEventOrError(item) ? [h('span', ['from ', origin])] : []),
    ...(item.sameAs?.href ? [h('a', { href: item.sameAs.href }, `As in ${item.sameAs.text}`)] : []),
    ...(url ? [h('a', { href: url }, 'Source')] : []),
  ]);
}

const documentation = (item: Item, context: EntryContext): ElementContent[] => [
  ...tablesOf(item).flatMap(({ label, content }) => [
    labelLine(label),
    parameterList(isEventOrError(item) ? withoutTypes(content, context) : content, context.structAt),
  ]),
  ...reverts(item, context.errorRow),
  ...labeled('Notes', item.docs.notes, sentences),
  ...labeled('Emits', withoutOwner(item.emits, context.contract), names),
  ...labeled('Thrown by', withoutOwner(item.thrownBy, context.contract), names),
  ...explanation(item, context.errorRow),
  ...(isListed(item) ? [h('div.more', foldedAs('Declaration', h('div.signature', declaration(item))))] : []),
];

/** Leaves out types that the declaration above contains, unless the list has fields of structs, whose types it doesn't. */
const withoutTypes = (parameters: readonly Parameter[], { structAt }: EntryContext): readonly Parameter[] =>
  parameters.some(({ type }) => type.some(({ href }) => href && structAt(href)))
    ? parameters
    : parameters.map((each) => ({ ...each, type: [] }));

/** Shortens `Vault.withdraw` to `withdraw` on the page of `Vault`. */
const withoutOwner = (pieces: readonly Piece[], { name }: Contract): Piece[] =>
  pieces.map(({ text, ...piece }) => ({
    ...piece,
    text: text.startsWith(`${name}.`) ? text.slice(name.length + 1) : text,
  }));

/** @param isAside whether the label is beside what follows, except on a phone */
const labelLine = (text: string, isAside = false): Element =>
  h(`p.member-label${isAside ? '.aside' : ''}`, text);

/** Draws a labeled list, unless it's empty. */
const labeled = <Item>(label: string, list: Item[], draw: (list: Item[]) => Element): Element[] =>
  list.length > 0 ? [labelLine(label, true), draw(list)] : [];

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

/** Library errors and the source's requirements, which repeat the causes, are collapsed below the list. */
function reverts(item: Item, errorRow: ErrorRow): Element[] {
  const { own, library, unreached } = revertsOf(item, errorRow);
  // The list of errors stops at calls of other contracts, and at errors that are only known from the code.
  const rest = [
    ...(item.passesOn ? [h('p.passed-on', markdownToHtml(item.passesOn))] : []),
    ...(unreached.length > 0
      ? [h('p.passed-on', [`${unreachedLabel}: `, ...piecesInLine(unreached), '.'])]
      : []),
  ];
  if (own.length === 0)
    return [
      ...labeled('Requirements', item.docs.requirements, sentences),
      ...labeled('Can revert with', library, names),
      ...rest,
    ];
  const more = [
    ...folded('library error', library, names),
    ...folded('requirement', item.docs.requirements, sentences),
  ];
  return [
    labelLine('Can revert with'),
    h(
      'dl.reverts',
      own.map(({ piece, cause }) => h('div', [h('dt', [errorLink(piece)]), h('dd', markdownToHtml(cause))])),
    ),
    ...rest,
    ...(more.length > 0 ? [h('div.more', more)] : []),
  ];
}

const folded = <Item>(what: string, list: Item[], draw: (list: Item[]) => Element): Element[] =>
  list.length > 0 ? [foldedAs(plural(list.length, what), draw(list))] : [];

export const foldedAs = (label: string, content: Element): Element =>
  h('details', [h('summary', label), content]);

const names = (pieces: readonly Piece[]): Element =>
  h(
    'ul.names',
    pieces.map(({ text, href }) => h('li', href ? h('a', { href }, text) : text)),
  );

/** The number of characters that fit into the column of error names, and in a line below a name's owner, which is indented. */
const errorWidth = 33;
const indentedWidth = 31;

/** A name can wrap after its owner and, if the rest is still too long, before its words. */
function errorLink({ text, href }: Piece): Element {
  const owner = /^\w+_/.exec(text)?.[0] ?? '';
  return h('a', { href }, [
    ...(owner ? [h('span', owner), text.length > errorWidth ? h('wbr') : undefined] : []),
    ...breakName(text.slice(owner.length), indentedWidth),
  ]);
}

function explanation(item: Item, errorRow: ErrorRow): Element[] {
  const href = explanationOf(item, errorRow);
  return href ? [h('p.cause', h('a', { href }, 'Cause and fix'))] : [];
}
