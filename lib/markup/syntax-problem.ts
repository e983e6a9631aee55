import { itemAt } from '@/lib/site/invariant';
import { findMistakes, mistakesOf } from './mistakes';
import { errorAt, type Place, type Problem, placeIn } from './problem';

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
  if (unclosed) return errorAt(placeIn(file, source, unclosed.offset), 'syntax', ...unclosed.text);
  const place = { file, line, column };
  const [mistake] = mistakesInLine(source.split('\n')[line - 1] ?? '', message, place);
  if (mistake) return mistake;
  const { what, fix } = itemAt(findMistakes(message, parserMistakes, { message }), 0);
  return errorAt(place, 'syntax', what, fixForSecond(source, line, message) ?? fix);
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
export function mergeConflict(source: string, offset: number, file: string): Problem {
  const { what, fix } = itemAt(mistakesOf('conflict'), 0);
  return errorAt(placeIn(file, source, offset), 'syntax', what, fix);
}

/** Mistakes that MDX doesn't allow, unlike Markdown. */
const lineMistakes = mistakesOf('syntax');

/** What else the parser's message says. */
const parserMistakes = mistakesOf('parser');

/** Finds mistakes in three lines: the parser's message, the line with a NUL where the parser stopped, and the line itself. */
function mistakesInLine(line: string, message: string, place: Place): Problem[] {
  const stop = place.column - 1;
  const text = [message, `${line.slice(0, stop)}\0${line.slice(stop)}`, line].join('\n');
  return findMistakes(text, lineMistakes).map(({ what, fix, match }) =>
    errorAt({ ...place, column: (match.groups?.before?.length ?? stop) + 1 }, 'syntax', what, fix),
  );
}

/** Returns the fix for a tag that was meant to close an earlier one of its name. */
function fixForSecond(source: string, line: number, message: string): string | undefined {
  const [, name] = /^Expected a closing tag for `<(\w+)/.exec(message) ?? [];
  const above = source.split('\n').slice(0, line - 1);
  const first = above.findLastIndex((each) => new RegExp(`<${name}\\b`).test(each));
  const isOpen =
    first >= 0 && !above.slice(first).some((each) => /\/>/.test(each) || each.includes(`</${name}>`));
  return isOpen ? `Write  </${name}>  if it closes the one in line ${first + 1}.` : undefined;
}
