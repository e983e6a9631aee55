import matter from 'gray-matter';
import { type ErrorCode, parseDocument, YAMLError } from 'yaml';
import { findMistakes, type Mistake, mistakesOf } from './mistakes';
import { errorAt, type Problem, placeIn } from './problem';
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
  const problem = firstMistake(frameMistakes, text, file, 'syntax');
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
const parserMistakes: Partial<Record<ErrorCode, Omit<Mistake, 'pattern'>>> = {
  DUPLICATE_KEY: { what: '"{0}" is here twice.', fix: 'Keep one of the two lines.' },
  TAB_AS_INDENT: {
    what: 'YAML allows no tab at the beginning of a line.',
    fix: 'Write two spaces.',
  },
  BAD_DQ_ESCAPE: {
    what: 'Between double quotes, a backslash begins the name of another character.',
    fix: 'Write \\\\ for a backslash.',
  },
};

function toYamlProblem(error: Error, text: string, file: string, names: readonly string[]): Problem {
  const fields = fieldsIn(text);
  const conflict = /^<{7}/m.exec(fields);
  if (conflict) return mergeConflict(text, conflict.index, file);
  // The parser gets the text after the first three dashes.
  const offset = fields.indexOf('---') + '---'.length + (error instanceof YAMLError ? error.pos[0] : 0);
  const place = placeIn(file, fields, offset);
  const mistake = error instanceof YAMLError && parserMistakes[error.code];
  const [atWord] = mistake ? findMistakes(fields.slice(offset), [{ pattern: /^[\w-]*/, ...mistake }]) : [];
  if (atWord) return errorAt(place, 'front-matter', atWord.what, atWord.fix);
  return (
    firstMistake(fieldMistakes(names), fields, file, 'front-matter') ??
    errorAt(
      place,
      'front-matter',
      `The front matter is not valid YAML: ${error.message}.`,
      'Put double quotes around a value that contains a colon, a quote, or a bracket.',
    )
  );
}

function firstMistake(
  mistakes: readonly Mistake[],
  text: string,
  file: string,
  rule: Rule,
): Problem | undefined {
  const [first] = findMistakes(text, mistakes).sort((a, b) => a.match.index - b.match.index);
  return first && errorAt(placeIn(file, text, first.offset), rule, first.what, first.fix);
}

/** Mistakes in the lines of dashes. gray-matter also supports other languages than YAML, and executes JavaScript. */
const frameMistakes = mistakesOf('frontMatterFrame');

/** Lists what makes YAML with these fields unreadable, because the parser reports a later place. */
const fieldMistakes = (names: readonly string[]): Mistake[] => [
  ...mistakesOf('frontMatterField', (pattern) => pattern.replace('NAME', names.join('|'))),
  ...mistakesOf(
    'frontMatterValue',
    (value) => `^(?<before>[ \\t]*(?<field>[\\w-]+):[ \\t]+)(?<value>${value})[ \\t\\r]*$`,
  ),
];
