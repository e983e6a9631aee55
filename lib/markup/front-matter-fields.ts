import matter from 'gray-matter';
import { type ErrorCode, parseDocument, YAMLError } from 'yaml';
import { placeAt } from './positions';
import { errorAt, fill, type Problem } from './problem';
import type { Rule } from './rules';
import { mergeConflict } from './syntax-problem';

/** The fields of a file, whose values are texts, lists, and further fields, and the text below them. */
type SplitFile = { data: Record<string, unknown>; body: string };

/**
 * Separates a file's front matter from its body.
 * @param text the whole file
 * @param file path relative to the repository, for messages
 * @param names the known fields, for messages
 * @returns the fields and the body, with empty lines in place of the front matter, or what makes it unreadable
 */
export function splitFrontMatter(
  text: string,
  file: string,
  names: readonly string[],
): SplitFile | { problem: Problem } {
  const problem = firstMistake(badFrames, text, file, 'syntax');
  if (problem) return { problem };
  try {
    // Options also turn off gray-matter's cache, which would hide a second error in the same text.
    const { data, content } = matter(text, { engines: { yaml: parseYaml } });
    const linesAbove = text.slice(0, text.length - content.length).split('\n').length - 1;
    return { data, body: '\n'.repeat(linesAbove) + content };
  } catch (error) {
    return { problem: toYamlProblem(error as Error, text, file, names) };
  }
}

/** Returns the front matter, from the first line of the file to the last field. */
export const fieldsIn = (text: string): string => text.replace(/\n---\s*(?:\n[\s\S]*)?$/, '');

/**
 * Reads YAML in which every value is a text, so that `2026-01-02` or `1e3` remain what their author wrote.
 * @throws YAMLError for the first mistake
 */
function parseYaml(text: string): object {
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake) throw mistake;
  // A short text could otherwise become a huge list.
  return document.toJS({ maxAliasCount: 0 }) ?? {};
}

/** Mistakes that the parser reports in the right place: what's wrong and the fix. `{0}` is the word there. */
const mistakes: Partial<Record<ErrorCode, readonly [what: string, fix: string]>> = {
  DUPLICATE_KEY: ['"{0}" is here twice.', 'Keep one of the two lines.'],
  TAB_AS_INDENT: ['YAML allows no tab at the beginning of a line.', 'Write two spaces.'],
  BAD_DQ_ESCAPE: [
    'Between double quotes, a backslash begins the name of another character.',
    'Write \\\\ for a backslash.',
  ],
};

function toYamlProblem(error: Error, text: string, file: string, names: readonly string[]): Problem {
  const fields = fieldsIn(text);
  const conflict = /^<{7}/m.exec(fields);
  if (conflict) return mergeConflict(text, conflict.index, file);
  // The parser gets the text after the first three dashes.
  const offset = fields.indexOf('---') + '---'.length + (error instanceof YAMLError ? error.pos[0] : 0);
  const place = { file, ...placeAt(fields, offset) };
  const mistake = error instanceof YAMLError && mistakes[error.code];
  const word = /^[\w-]*/.exec(fields.slice(offset));
  if (mistake && word) return errorAt(place, 'front-matter', fill(mistake[0], word), mistake[1]);
  return (
    firstMistake(causesFor(names), fields, file, 'front-matter') ??
    errorAt(
      place,
      'front-matter',
      `The front matter is not valid YAML: ${error.message}.`,
      'Put double quotes around a value that contains a colon, a quote, or a bracket.',
    )
  );
}

/**
 * What's wrong, and the fix, which is to put a field's value in quotes if there's no other; see `fill`. The mistake is
 * after the group `before`.
 */
type Cause = readonly [pattern: RegExp, what: string, fix?: string];

function firstMistake(causes: readonly Cause[], text: string, file: string, rule: Rule): Problem | undefined {
  const found = causes.flatMap(([pattern, what, fix]) => {
    const match = pattern.exec(text);
    return match ? [{ match, what, fix }] : [];
  });
  const [first] = found.sort((a, b) => a.match.index - b.match.index);
  if (!first) return undefined;
  const { match, what, fix } = first;
  const { before = '', field, value = '' } = match.groups ?? {};
  const place = { file, ...placeAt(text, match.index + before.length) };
  const quoted = `Put it in quotes:  ${field}: "${value.replaceAll('"', '\\"')}"`;
  return errorAt(place, rule, fill(what, match), fix === undefined ? quoted : fill(fix, match));
}

/** Mistakes in the lines of dashes. */
const badFrames: readonly Cause[] = [
  [
    // gray-matter also supports other languages and executes JavaScript.
    /^\uFEFF?(?<before>---)(?!-)[^\S\n]*(?<language>\S[^\n]*?)[^\S\n]*(?:\n|$)/,
    'The front matter begins with "---{language}".',
    'Write --- alone on the first line: front matter is YAML.',
  ],
  [
    /^\uFEFF?(?<dashes>-{4,})/,
    'The front matter begins with "{dashes}".',
    'Write --- alone on the first line, and below the last field.',
  ],
  [
    /^\uFEFF?\s*\n---[ \t]*\r?\n[\w-]+:/,
    "The front matter doesn't begin on the first line.",
    'Remove the empty lines above ---.',
  ],
  [
    /^(?<before>\uFEFF?---[ \t]*\r?\n(?:(?:[\w-]+:|[^\S\n]+\S).*\n)*)(?![\s\S]*(?<=\n)---[ \t]*\r?(?:\n|$))/,
    'The front matter is never closed.',
    'Write --- on a line of its own after the last field.',
  ],
];

/**
 * Lists what makes YAML unreadable, because the parser reports a later place.
 * @param names the known fields
 */
function causesFor(names: readonly string[]): Cause[] {
  const field = (above: RegExp, after: RegExp) =>
    new RegExp(`${above.source}(?<before>[ \\t]*)(?<field>${names.join('|')})${after.source}`, 'm');
  const value = ({ source }: RegExp) =>
    new RegExp(`^(?<before>[ \\t]*(?<field>[\\w-]+):[ \\t]+)(?<value>${source})[ \\t\\r]*$`, 'm');
  return [
    [
      field(/(?<=^(?:---|\S.*\S:? .*\S)\s*?\n)(?=[ \t])/, /(?![\w-])/),
      '"{field}" is indented.',
      'Remove the spaces before it.',
    ],
    [
      field(/^/, / (?<value>[^:\n]*[^:\s])[ \t\r]*$/),
      'There is no colon after "{field}".',
      'Write  {field}: {value}',
    ],
    [field(/^/, /:(?<value>\S.*)$/), 'There is no space after "{field}:".', 'Write  {field}: {value}'],
    [
      value(/(?<quote>["'])(?<text>(?:(?!\k<quote>).)*)/),
      'The quote before "{text}" isn\'t closed.',
      'End the value with {quote}',
    ],
    [
      value(
        /(?!(?<whole>["'])(?:\\.|''|(?!\k<whole>).)*\k<whole>[ \t\r]*$)(?<quote>["']).*\k<quote>[ \t]*[^\s#].*/,
      ),
      'The text continues after its closing quote.',
      'Put all of it in quotes, and write \\" for a quote in it.',
    ],
    [
      value(/[[{](?:[^"'\]}\n]|"[^"]*"|'[^']*')*\s#.*/),
      '" #" begins a comment, so the list is never closed.',
      'Put the word that contains # in quotes.',
    ],
    [
      value(/(?![|>][-+]?[ \t\r]*$)(?<mark>[@`%&*!|>?,\]}]|-(?!\S)).*/),
      "In YAML, a value can't begin with {mark}",
    ],
    [value(/(?<mark>[[{])(?![^\]}\n]*[\]}][ \t\r]*$).*/), 'In YAML, {mark} begins a list of values.'],
    [value(/[^"'[{].*:(?:\s.*)?/), 'In YAML, a colon separates a field from its value.'],
  ];
}
