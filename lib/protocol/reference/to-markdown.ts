import { toTable } from '@/lib/markup/data-table';
import { declarationText } from './declaration';
import {
  detailsOf,
  type ErrorRow,
  explanationOf,
  importOf,
  revertsOf,
  selectorLabel,
  sourceUrlOf,
  tablesOf,
  unreachedLabel,
} from './entry-parts';
import { type Contract, type Item, type Parameter, type Piece, textOf } from './model';
import { sectionsOf } from './sections';

/**
 * Converts a page of the contract reference to Markdown, without its title and HTML. Links start at the site's root.
 * @param abi the URL of the ABI's files without their extension, if there are any
 */
export function contractToMarkdown(
  contract: Contract,
  errorRow: ErrorRow = () => undefined,
  abi?: string,
): string {
  const { docs } = contract;
  const blocks = [
    docs.summary,
    ...docs.details,
    ...points(contract),
    about(contract, abi),
    ...sectionsOf(contract).flatMap(({ title, items }) => [
      `## ${title}`,
      ...items.flatMap((item) => entry(contract, item, errorRow)),
    ]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function about({ kind, name, source, inherits, inheritedBy, addresses }: Contract, abi?: string): string {
  const { published } = source;
  return list([
    `Kind: ${kind === 'abstract' ? 'abstract contract' : kind}`,
    ...(published ? [`Import: ${code(importOf(name, published.importPath))}`] : []),
    `Source: [${source.file}](${source.url}) in ${source.label}`,
    ...(abi ? [`ABI: [JSON](${abi}.json), [TypeScript](${abi}.ts)`] : []),
    ...addresses.map(({ chain, address }) => `Address on ${chain}: ${code(address)}`),
    ...(inherits.length > 0 ? [`Inherits from: ${names(inherits)}`] : []),
    ...(inheritedBy.length > 0 ? [`Inherited by: ${names(inheritedBy)}`] : []),
  ]);
}

function entry(contract: Contract, item: Item, errorRow: ErrorRow): string[] {
  const row = explanationOf(item, errorRow);
  return [
    `### ${code(item.name)}`,
    facts(contract, item),
    `\`\`\`solidity\n${declarationText(item)}\n\`\`\``,
    item.docs.summary,
    ...detailsOf(item),
    ...points(item),
    ...tablesOf(item).flatMap(({ label, content }) => [bold(label), table(withoutTypes(item, content))]),
    ...reverts(item, errorRow),
    item.passesOn ?? '',
    ...labeled('Emits', item.emits.map(toLink)),
    ...labeled('Thrown by', item.thrownBy.map(toLink)),
    row ? `[What causes this error, and how to fix it](${row})` : '',
  ];
}

function facts(contract: Contract, item: Item): string {
  const url = sourceUrlOf(contract, item);
  return list([
    ...(item.selector ? [`${selectorLabel(item)}: ${code(item.selector)}`] : []),
    ...(item.inheritedFrom ? [`Declared in: ${toLink(item.inheritedFrom)}`] : []),
    ...(item.callers ? [`Who can call: ${item.callers}`] : []),
    ...(item.sameAs?.href ? [`[As in ${item.sameAs.text}](${item.sameAs.href})`] : []),
    ...(url ? [`[Source](${url})`] : []),
  ]);
}

const labeled = (label: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [bold(label), list(lines)] : [];

const points = ({ docs }: Pick<Item, 'docs'>): string[] => [
  ...labeled('Requirements', docs.requirements),
  ...labeled('Notes', docs.notes),
];

function reverts(item: Item, errorRow: ErrorRow): string[] {
  const { own, library, unreached } = revertsOf(item, errorRow);
  const causes = own.map(({ piece, cause }) => `${toLink(piece)}: ${cause}`);
  return [
    ...labeled('Can revert with', [...causes, ...library.map(toLink)]),
    ...(unreached.length > 0 ? [`${unreachedLabel}: ${names(unreached)}.`] : []),
  ];
}

/** Leaves out the types that the declaration of an event or error contains, except those that link to an entry. */
const withoutTypes = ({ kind }: Item, parameters: readonly Parameter[]): Parameter[] =>
  parameters.map((each) =>
    (kind === 'event' || kind === 'error') && each.type.every(({ href }) => !href)
      ? { ...each, type: [] }
      : each,
  );

function table(parameters: readonly Parameter[]): string {
  const columns: [title: string, toCell: (each: Parameter) => string][] = [
    ['Name', ({ name }) => (name ? code(name) : '')],
    [
      'Type',
      ({ type, isIndexed }) => (type.length > 0 ? `${typeToCode(type)}${isIndexed ? ' indexed' : ''}` : ''),
    ],
    ['Description', ({ description }) => description],
  ];
  const used = columns.filter(([, toCell]) => parameters.some((each) => toCell(each) !== ''));
  return toTable(
    used.map(([title]) => title),
    parameters.map((each) => used.map(([, toCell]) => toCell(each).replaceAll('|', '\\|'))),
  );
}

const typeToCode = (type: readonly Piece[]): string =>
  toLink({ ...type.find(({ href }) => href), text: textOf(type) });

const list = (points: readonly string[]): string => points.map((point) => `- ${point}`).join('\n');
const names = (pieces: readonly Piece[]): string => pieces.map(toLink).join(', ');
const toLink = ({ text, href }: Piece): string => (href ? `[${code(text)}](${href})` : code(text));
const code = (text: string): string => `\`${text}\``;
const bold = (text: string): string => `**${text}**`;
