import { toTable } from '@/lib/markdown/markdown-table';
import { declarationText } from './declaration';
import { type ErrorRow, explanationOf, namesOf, pointsOf, selectorLabel, tablesOf } from './entry-parts';
import type { Contract, Item, Parameter, Piece } from './model';
import { sectionsOf } from './sections';

/**
 * A page of the contract reference as Markdown with tables, without HTML. Its addresses begin at the site's root.
 * @param errorRow gives where the table of all errors explains an error
 */
export function contractToMarkdown(contract: Contract, errorRow: ErrorRow = () => undefined): string {
  const { name, docs } = contract;
  const blocks = [
    `# ${name}`,
    docs.summary,
    ...docs.details,
    ...points(contract),
    about(contract),
    ...sectionsOf(contract).flatMap(({ title, items }) => [
      `## ${title}`,
      ...items.flatMap((item) => entry(contract, item, errorRow)),
    ]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function about({ kind, source, inherits, inheritedBy }: Contract): string {
  return list([
    `Kind: ${kind === 'abstract' ? 'abstract contract' : kind}`,
    `Source: [${source.file}](${source.url}) in ${source.label}`,
    ...(inherits.length > 0 ? [`Inherits: ${names(inherits)}`] : []),
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
    ...item.docs.details,
    ...points(item),
    ...tablesOf(item).flatMap(({ label, content }) => [bold(label), table(content)]),
    ...namesOf(item, errorRow).flatMap(({ label, content }) => [bold(label), list(content.map(toLink))]),
    row ? `[When it is thrown, and what to do](${row})` : '',
  ];
}

function facts({ source }: Contract, item: Item): string {
  const isOwn = !item.inheritedFrom && item.line !== undefined;
  return list([
    ...(item.selector ? [`${selectorLabel(item)}: ${code(item.selector)}`] : []),
    ...(item.inheritedFrom ? [`From: ${toLink(item.inheritedFrom)}`] : []),
    ...(isOwn ? [`[Source](${source.url}#L${item.line})`] : []),
  ]);
}

const points = (of: Pick<Item, 'docs'>): string[] =>
  pointsOf(of).flatMap(({ label, content }) => [bold(label), list(content)]);

/** A table with the columns that this list of parameters fills. */
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

/** A type is one piece of code, which leads to the first name in it that leads anywhere. */
const typeToCode = (type: readonly Piece[]): string => {
  const href = type.find((piece) => piece.href)?.href;
  return toLink({ text: type.map(({ text }) => text).join(''), ...(href && { href }) });
};

const list = (points: readonly string[]): string => points.map((point) => `- ${point}`).join('\n');
const names = (pieces: readonly Piece[]): string => pieces.map(toLink).join(', ');
const toLink = ({ text, href }: Piece): string => (href ? `[${code(text)}](${href})` : code(text));
const code = (text: string): string => `\`${text}\``;
const bold = (text: string): string => `**${text}**`;
