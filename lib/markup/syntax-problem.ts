import { placeAt } from './positions';
import { errorAt, fill, type Place, type Problem } from './problem';

/** A parser's error: a `VFileMessage`, or any other error from the compiler. */
type ParserError = {
  message: string;
  reason?: string;
  line?: number | undefined;
  column?: number | undefined;
};

/** What's wrong, and the fix. */
type Description = readonly [what: string, fix: string];

/**
 * Converts a syntax error to a problem with a location.
 * @param error the parser's error
 * @param source the parsed text, with the line numbers of the file
 * @param file path from the repository's root
 */
export function toSyntaxProblem(error: ParserError, source: string, file: string): Problem {
  const conflict = /^<{7}/m.exec(source);
  if (conflict) return mergeConflict(source, conflict.index, file);
  // MDX's compiler puts its name before the message and a code excerpt after it.
  const message = (error.reason ?? error.message.replace(/^\[next-mdx-remote\][^\n]*\n+/, ''))
    .replace(/\n\n[\s\S]*/, '')
    .replace(/\s+/g, ' ')
    .trim();
  // For an unclosed tag, only the message contains the location, such as (12:1-12:8).
  const [, inMessage] = /\((\d+:\d+)/.exec(message) ?? [];
  const isInMessage =
    !error.line || /^Expected a closing tag|expected corresponding closing tag/.test(message);
  const [line = 1, column = 1] =
    isInMessage && inMessage ? inMessage.split(':').map(Number) : [error.line, error.column];
  const stop = source.split('\n', line - 1).join('\n').length + column - (line === 1 ? 1 : 0);
  const unclosed = findUnclosed(source, stop, message);
  if (unclosed) return errorAt({ file, ...placeAt(source, unclosed.offset) }, 'syntax', ...unclosed.text);
  const place = { file, line, column };
  return (
    describeLine(source.split('\n')[line - 1] ?? '', message, place) ??
    errorAt(
      place,
      'syntax',
      `The page can't be read: ${message}`,
      fixForSecond(source, line, message) ?? fixFor(message),
    )
  );
}

/**
 * Finds what is never closed, because the parser reports where it gave up, further down.
 * @param stop the offset where the parser stopped
 */
function findUnclosed(
  source: string,
  stop: number,
  message: string,
): { offset: number; text: Description } | undefined {
  const comment = source.lastIndexOf('{/*');
  if (/corresponding closing brace/.test(message) && comment >= 0 && !source.includes('*/', comment))
    return { offset: comment, text: ['This comment is never closed.', 'Write  */}  after its last word.'] };
  const brace = /end of file in expression/.test(message) ? unclosedBrace(source) : undefined;
  if (brace !== undefined) return { offset: brace, text: describeBrace(source, brace) };
  const [, quote] = /end of file in attribute value, .* quote `(.)`/.exec(message) ?? [];
  if (quote) {
    // A later quote would have closed it.
    const offset = source.lastIndexOf(quote);
    const [, name = ''] = /([\w-]+)=$/.exec(source.slice(0, offset)) ?? [];
    return {
      offset,
      text: [`The value of "${name}" has no closing quote.`, `Write ${quote} after its last word.`],
    };
  }
  if (!/attribute name|attribute value|self-closing slash|after name/.test(message)) return undefined;
  const tag = /(<[A-Z][\w.]*)(?=[^<>]*\n\s*\n[^<>]*$)[^<>]*$/.exec(source.slice(0, stop - 1));
  const fix = 'Write > after its last attribute, or /> if it contains nothing.';
  return tag ? { offset: tag.index, text: [`The tag ${tag[1]}> isn't closed.`, fix] } : undefined;
}

/** Returns the offset of the last brace that is never closed, outside code. */
function unclosedBrace(source: string): number | undefined {
  const text = source.replace(/^(`{3,})[\s\S]*?^\1|`[^`\n]*`|\\[{}]/gm, (code) => ' '.repeat(code.length));
  const open: number[] = [];
  for (const { index, 0: brace } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  return open.pop();
}

const braceInText = 'Write \\{ for a brace in text, or put it between backticks.';

function describeBrace(source: string, offset: number): Description {
  const [, attribute] = /([\w-]+)=$/.exec(source.slice(0, offset)) ?? [];
  const [, value] = /^\{"([^"\n]*)"/.exec(source.slice(offset)) ?? [];
  const isText = attribute && value !== undefined;
  return ['This brace is never closed.', isText ? `Write  ${attribute}="${value}"` : braceInText];
}

/** Reports git's conflict markers. */
export const mergeConflict = (source: string, offset: number, file: string): Problem =>
  errorAt(
    { file, ...placeAt(source, offset) },
    'syntax',
    'A merge conflict is unresolved.',
    'Keep one of the two versions, and delete the lines that start with <<<<<<<, =======, and >>>>>>>.',
  );

const readAsTag: Description = [
  '"<{1}>" is read as a tag.',
  'Put the code that contains it between backticks, as in  `{2}<{1}>`',
];

/**
 * Mistakes that MDX doesn't allow, unlike Markdown; see `fill`. A pattern is matched against three lines: the parser's
 * message, the line with a NUL where the parser stopped, and the line itself. The mistake is after the group `before`.
 */
const lineMistakes: readonly (readonly [pattern: RegExp, ...text: Description])[] = [
  [/\n(?:.*<\0!|\0<!)/, "Pages can't contain HTML comments.", 'Write  {/* … */}'],
  [/closing tag for `<img>`/, "Pages can't contain <img>.", 'Write  ![what it shows](/images/…)'],
  [/closing tag for `<(br|hr|input|wbr)>`/, 'The tag <{1}> has no slash.', 'Write  <{1} />'],
  [
    /before attribute value.*\n.*?(?<![\w-])([\w-]+)=\0[“”„]?([^\s/>“”„]*)/,
    'The value of "{1}" has no quotes.',
    'Write  {1}="{2}"',
  ],
  [
    /(?:in attribute name|self-closing slash).*\n(?<before>.*?(?<name>[\w-]+)=)"[^"\0]*\s[\w-]+=\0?"/,
    'The value of "{name}" has no closing quote.',
    'Write " after its last word.',
  ],
  [
    /(?:acorn|expression).*\n.*<[^<>]*\s([\w-]+)=\{[^{}\0]*\0/i,
    'The value of "{1}" can\'t be read.',
    'Write  {1}="…"',
  ],
  [
    /(?:in attribute name|before name|in name).*\n[^/=\0]*<([a-z\d][\w.]*)[^<>/=\0]*\0(?![/=])/,
    '"<{1}" is read as a tag.',
    'Put a space on each side of <, or put the code between backticks.',
  ],
  [
    /closing tag `<\/([\w.]+)>`, expected .* for `<([\w.]+)/,
    "<{2}> isn't closed before </{1}>.",
    'Write  </{2}>  after its content.',
  ],
  [
    /(?:before name|before local name|in name).*\n.*\n.*?<((?:https?:\/\/|mailto:)[^\s>]+)>/,
    "Pages can't contain an address between < and >: {1}",
    'Write  [what it is]({1})  or the address alone.',
  ],
  [
    /(?:acorn|expression).*\n.*\n.*?(\{[{%]).*?([}%]\})/i,
    "Pages can't contain tags between {1} and {2}.",
    'docs/page-syntax.md shows the form of each block, such as  :::note  above the text and  :::  below it.',
  ],
  // A placeholder, or the parameter of a type.
  [/closing tag for `<([A-Z][A-Z\d]*[_-][\w-]*)>`.*\n.*\n.*?(\w*)<\1>/, ...readAsTag],
  [/closing tag for `<([\w.-]+)>`.*\n.*\n.*?(\w+)<\1>/, ...readAsTag],
  [/\n.*\n#+ .*\{#([\w-]+)\}/, 'The anchor "{1}" is between braces.', 'Write  [#{1}]'],
];

function describeLine(line: string, message: string, place: Place): Problem | undefined {
  const stop = place.column - 1;
  const text = [message, `${line.slice(0, stop)}\0${line.slice(stop)}`, line].join('\n');
  for (const [pattern, what, fix] of lineMistakes) {
    const found = pattern.exec(text);
    if (!found) continue;
    const column = (found.groups?.before?.length ?? stop) + 1;
    return errorAt({ ...place, column }, 'syntax', fill(what, found), fill(fix, found));
  }
  return undefined;
}

/** Returns the fix for a tag that was meant to close an earlier one of its name. */
function fixForSecond(source: string, line: number, message: string): string | undefined {
  const [, name] = /^Expected a closing tag for `<(\w+)/.exec(message) ?? [];
  const above = source.split('\n').slice(0, line - 1);
  const first = above.findLastIndex((each) => each.includes(`<${name}`));
  const isOpen =
    first >= 0 && !above.slice(first).some((each) => /\/>/.test(each) || each.includes(`</${name}>`));
  return isOpen ? `Write  </${name}>  if it closes the one in line ${first + 1}.` : undefined;
}

const fixes: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/^Cannot find (module|package)/, 'The page may be correct. Install the packages again:  npm ci'],
  [/closing tag|end-tag|Expected a closing/i, 'Close the tag, or write it as <Tag /> if it holds nothing.'],
  [/before name|in name|lesser than/i, 'Write &lt; for a "smaller than" sign, or put it between backticks.'],
  [/acorn|expression/i, braceInText],
  [/./, 'docs/page-syntax.md shows every feature with an example.'],
];

const fixFor = (message: string): string => fixes.find(([pattern]) => pattern.test(message))?.[1] ?? '';
