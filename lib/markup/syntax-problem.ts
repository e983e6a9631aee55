import { placeAt } from './positions';
import type { Problem } from './problem';

/** A parser's error: a `VFileMessage`, or any other error from the compiler. */
type ParserError = {
  message: string;
  reason?: string;
  line?: number | undefined;
  column?: number | undefined;
};

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
  const whole = source.split('\n')[line - 1] ?? '';
  const comment = /corresponding closing brace/.test(message) ? unclosedComment(source) : undefined;
  if (comment !== undefined)
    return {
      ...{ file, ...placeAt(source, comment), level: 'error', rule: 'syntax' },
      what: 'This comment is never closed.',
      fix: 'Write  */}  after its last word.',
    };
  const brace = /end of file in expression/.test(message) ? unclosedBrace(source) : undefined;
  if (brace !== undefined) return { ...describeBrace(source, brace), file, level: 'error', rule: 'syntax' };
  const tag = unclosedTag(source, placeToOffset(source, line, column), message);
  if (tag) return { ...placeAt(source, tag.offset), ...tag.problem, file, level: 'error', rule: 'syntax' };
  const known = describe(whole, column, message);
  return {
    file,
    line,
    column: known?.column ?? column,
    level: 'error',
    rule: 'syntax',
    what: known?.what ?? `The page can't be read: ${message}`,
    fix: known?.fix ?? fixForSecond(source, line, message) ?? fixFor(message),
  };
}

const placeToOffset = (source: string, line: number, column: number): number =>
  source.split('\n', line - 1).join('\n').length + column - (line === 1 ? 1 : 0);

/** Finds a tag or a value in it that is never closed, because the parser reports where it gave up, further down. */
function unclosedTag(
  source: string,
  end: number,
  message: string,
): { offset: number; problem: Pick<Problem, 'what' | 'fix'> } | undefined {
  const [, quote] = /end of file in attribute value, .* quote `(.)`/.exec(message) ?? [];
  if (quote) {
    // A later quote would have closed it.
    const offset = source.lastIndexOf(quote);
    const [, name = ''] = /([\w-]+)=$/.exec(source.slice(0, offset)) ?? [];
    return {
      offset,
      problem: {
        what: `The value of "${name}" has no closing quote.`,
        fix: `Write ${quote} after its last word.`,
      },
    };
  }
  if (!/attribute name|attribute value|self-closing slash|after name/.test(message)) return undefined;
  const [open] = /<[A-Z][\w.]*(?=[^<>]*\n\s*\n[^<>]*$)[^<>]*$/.exec(source.slice(0, end - 1)) ?? [];
  const [name] = /^<[\w.]+/.exec(open ?? '') ?? [];
  return open === undefined
    ? undefined
    : {
        offset: end - 1 - open.length,
        problem: {
          what: `The tag ${name}> isn't closed.`,
          fix: 'Write > after its last attribute, or /> if it contains nothing.',
        },
      };
}

function unclosedComment(source: string): number | undefined {
  const start = source.lastIndexOf('{/*');
  return start >= 0 && !source.includes('*/', start) ? start : undefined;
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

function describeBrace(source: string, offset: number): Pick<Problem, 'line' | 'column' | 'what' | 'fix'> {
  const [, attribute] = /([\w-]+)=$/.exec(source.slice(0, offset)) ?? [];
  const [, value] = /^\{"([^"\n]*)"/.exec(source.slice(offset)) ?? [];
  return {
    ...placeAt(source, offset),
    what: 'This brace is never closed.',
    fix:
      attribute && value !== undefined
        ? `Write  ${attribute}="${value}"`
        : 'Write \\{ for a brace in text, or put it between backticks.',
  };
}

/** Reports git's conflict markers. */
export const mergeConflict = (source: string, offset: number, file: string): Problem => ({
  file,
  ...placeAt(source, offset),
  level: 'error',
  rule: 'syntax',
  what: 'A merge conflict is unresolved.',
  fix: 'Keep one of the two versions, and delete the lines that start with <<<<<<<, =======, and >>>>>>>.',
});

/**
 * Describes mistakes that MDX doesn't allow, unlike Markdown.
 * @param column where the parser stopped, from 1
 */
function describe(
  line: string,
  column: number,
  message: string,
): { what: string; fix: string; column?: number } | undefined {
  if (line.slice(Math.max(column - 2, 0)).startsWith('<!'))
    return { what: "Pages can't contain HTML comments.", fix: 'Write  {/* … */}' };
  const [, empty] = /closing tag for `<(br|hr|img|input|wbr)>`/.exec(message) ?? [];
  if (empty === 'img')
    return { what: "Pages can't contain <img>.", fix: 'Write  ![what it shows](/images/…)' };
  if (empty) return { what: `The tag <${empty}> has no slash.`, fix: `Write  <${empty} />` };
  const [, attribute] = /([\w-]+)=$/.exec(line.slice(0, column - 1)) ?? [];
  if (attribute && message.includes('before attribute value')) {
    const [value = ''] = /^[^\s/>“”„]*/.exec(line.slice(column - 1).replace(/^[“”„]/, '')) ?? [];
    return {
      what: `The value of "${attribute}" has no quotes.`,
      fix: `Write  ${attribute}="${value}"`,
    };
  }
  const unclosed = /([\w-]+)="[^"]*\s[\w-]+="/.exec(line.slice(0, column));
  const [, open] = unclosed ?? [];
  if (unclosed && open && /in attribute name|self-closing slash/.test(message))
    return {
      what: `The value of "${open}" has no closing quote.`,
      fix: 'Write " after its last word.',
      column: unclosed.index + open.length + 2,
    };
  const [, braced] = /<[^<>]*\s([\w-]+)=\{[^{}]*$/.exec(line.slice(0, column - 1)) ?? [];
  if (braced && /acorn|expression/i.test(message))
    return { what: `The value of "${braced}" can't be read.`, fix: `Write  ${braced}="…"` };
  const [, smaller] = /<([a-z\d][\w.]*)[^<>]*$/.exec(line.slice(0, column - 1)) ?? [];
  if (smaller && /in attribute name|before name|in name/.test(message) && !/[/=]/.test(line.slice(0, column)))
    return {
      what: `"<${smaller}" is read as a tag.`,
      fix: 'Put a space on each side of <, or put the code between backticks.',
    };
  const [, inner, outer] = /closing tag `<\/([\w.]+)>`, expected .* for `<([\w.]+)/.exec(message) ?? [];
  if (inner && outer)
    return {
      what: `<${outer}> isn't closed before </${inner}>.`,
      fix: `Write  </${outer}>  after its content.`,
    };
  const [, address] = /<((?:https?:\/\/|mailto:)[^\s>]+)>/.exec(line) ?? [];
  if (address && /before name|before local name|in name/.test(message))
    return {
      what: `Pages can't contain an address between < and >: ${address}`,
      fix: `Write  [what it is](${address})  or the address alone.`,
    };
  const [, mark] = /\{([%{])/.exec(line) ?? [];
  if (mark && /acorn|expression/i.test(message))
    return {
      what: `Pages can't contain tags between {${mark} and ${mark === '{' ? '}' : mark}}.`,
      fix: 'docs/page-syntax.md shows the form of each block, such as  :::note  above the text and  :::  below it.',
    };
  const [, placeholder = ''] = /closing tag for `<([\w.-]+)>`/.exec(message) ?? [];
  const [before = '', after] = line.split(`<${placeholder}>`);
  // A placeholder, or the parameter of a type.
  if (
    /^[A-Z][A-Z\d]*[_-][\w-]*$/.test(placeholder) ||
    (placeholder && after !== undefined && /\w$/.test(before))
  )
    return {
      what: `"<${placeholder}>" is read as a tag.`,
      fix: `Put the code that contains it between backticks, as in  \`${/\w*$/.exec(before)?.[0]}<${placeholder}>\``,
    };
  const [, anchor] = /^#+ .*\{#([\w-]+)\}/.exec(line) ?? [];
  if (anchor) return { what: `The anchor "${anchor}" is between braces.`, fix: `Write  [#${anchor}]` };
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

function fixFor(message: string): string {
  if (/^Cannot find (module|package)/.test(message))
    return 'The page may be correct. Install the packages again:  npm ci';
  if (/closing tag|end-tag|Expected a closing/i.test(message))
    return 'Close the tag, or write it as <Tag /> if it holds nothing.';
  if (/before name|in name|lesser than/i.test(message))
    return 'Write &lt; for a "smaller than" sign, or put it between backticks.';
  if (/acorn|expression/i.test(message)) return 'Write \\{ for a brace in text, or put it between backticks.';
  return 'docs/page-syntax.md shows every feature with an example.';
}
