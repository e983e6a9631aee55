/** Plain text, a list between brackets that breaks if it doesn't fit on a line, or a sequence of these. */
export type Code = string | List | Code[];
type List = { open: string; items: Code[]; close: string };

/** The width of the column beside an entry, in characters. */
export const lineWidth = 49;

/** Lays out a statement. Lists that don't fit on its line have one item per line, indented by two spaces. */
export const layOut = (statement: Code): string => write(statement, { indent: 0, column: 0, after: 0 });

/** Breaks a declaration that's too long for a line before its data location. */
export const breakDeclaration = (text: string): string =>
  text.length > lineWidth ? text.replace(' memory', '\n  memory') : text;

/**
 * Lays out an assignment. If its first line would be too long, the value is on a line of its own, which is indented.
 * @param target the variable and the equals sign
 * @param canMove whether to also do that if it's all that it takes to keep the value on one line
 */
export function layOutAssignment(target: Code, value: Code, canMove = false): string {
  const text = layOut([target, value]);
  const start = breakDeclaration(onOneLine(target).trimEnd());
  const below = write(value, { indent: 2, column: 2, after: 0 });
  const moves = text.indexOf('\n') > lineWidth || (canMove && text.includes('\n') && !below.includes('\n'));
  const fits = start !== '' && start.split('\n').every(({ length }) => length <= lineWidth);
  return moves && fits ? `${start}\n  ${below}` : text;
}

/** Returns code on a single line. */
function onOneLine(code: Code): string {
  if (typeof code === 'string') return code;
  if (Array.isArray(code)) return code.map(onOneLine).join('');
  return `${code.open}${code.items.map(onOneLine).join(', ')}${code.close}`;
}

/** The indent of the line, the column where the code starts, and the number of characters that follow it. */
type Position = { indent: number; column: number; after: number };

function write(code: Code, position: Position): string {
  if (typeof code === 'string') return code;
  if (Array.isArray(code)) return writeSequence(code, position);
  const line = onOneLine(code);
  return position.column + line.length + position.after <= lineWidth ? line : writeList(code, position);
}

function writeList({ open, items, close }: List, { indent, column, after }: Position): string {
  const [only] = items;
  // A single list, such as a struct, keeps its brackets next to those around it.
  if (items.length === 1 && isList(only) && column + open.length + only.open.length <= lineWidth)
    return `${open}${writeList(only, { indent, column: column + open.length, after: after + close.length })}${close}`;
  const inner = { indent: indent + 2, column: indent + 2, after: 1 };
  const lines = items.map((item) => `\n${' '.repeat(inner.indent)}${write(item, inner)}`);
  return `${open.trimEnd()}${lines.join(',')}\n${' '.repeat(indent)}${close.trimStart()}`;
}

const isList = (code: Code | undefined): code is List => typeof code === 'object' && !Array.isArray(code);

function writeSequence(parts: readonly Code[], { indent, column, after }: Position): string {
  let text = '';
  for (const [index, part] of parts.entries()) {
    const start = text.includes('\n') ? text.length - text.lastIndexOf('\n') - 1 : column + text.length;
    text += write(part, { indent, column: start, after: after + onOneLine(parts.slice(index + 1)).length });
  }
  return text;
}
