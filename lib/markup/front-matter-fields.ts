import matter from 'gray-matter';
import {
  type Document,
  type ErrorCode,
  isMap,
  type ParsedNode,
  parseDocument,
  visit,
  YAMLError,
  YAMLParseError,
} from 'yaml';
import { findMistakes, type Mistake, mistakesOf } from './mistakes';
import { errorAt, type Place, type Problem, placeIn, topOf } from './problem';
import type { Rule } from './rules';
import { mergeConflict } from './syntax-problem';

/** The fields of a file, whose values are texts, lists, and further fields, and the text below them. */
type SplitFile = {
  data: Record<string, unknown>;
  body: string;
  placeOf: PlaceOfField;
  /** The places of the comments that end a field's line. */
  comments: Place[];
};

/**
 * Returns the place of a field's name.
 * @param names of the field and of those that contain it, from the outermost one, such as `movedAnchors`, `old`
 * @returns the place of the innermost field that exists, or the beginning of the file
 */
export type PlaceOfField = (...names: string[]) => Place;

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
  // Only separates the two. Options also turn off gray-matter's cache.
  const { matter: yaml, content } = matter(text, { engines: { yaml: () => ({}) } });
  const linesAbove = text.slice(0, text.length - content.length).split('\n').length - 1;
  const placeAt = (offset: number): Place => placeIn(file, text, startOf(text) + offset);
  try {
    const document = parseYaml(yaml);
    return {
      // A short text could otherwise become a huge list.
      data: document.toJS({ maxAliasCount: 0 }) ?? {},
      body: '\n'.repeat(linesAbove) + content,
      placeOf(...path) {
        const offset = findField(document.contents, path);
        return offset === undefined ? topOf(file) : placeAt(offset);
      },
      comments: findComments(document, yaml).map(placeAt),
    };
  } catch (error) {
    return {
      problem: toYamlProblem(error as Error, text.slice(0, startOf(text) + yaml.length), file, names),
    };
  }
}

/** Returns the offset of the text that the parser gets: what follows the first three dashes. */
const startOf = (text: string): number => text.indexOf('---') + '---'.length;

/**
 * Parses YAML in which every value is a text, so that `2026-01-02` or `1e3` remain what their author wrote.
 * @throws YAMLError for the first mistake
 */
function parseYaml(yaml: string): Document.Parsed {
  // The line break of the last field belongs to the closing dashes, except for its carriage return.
  const document = parseDocument(yaml.replace(/\r$/, ''), { schema: 'failsafe', prettyErrors: false });
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake) throw mistake;
  const { contents } = document;
  if (contents && !isMap(contents))
    throw new YAMLParseError([contents.range[0], contents.range[1]], 'MISSING_CHAR', 'it has no fields');
  return document;
}

/** Returns the offset of the innermost field that exists. */
function findField(node: ParsedNode | null, [name, ...rest]: readonly string[]): number | undefined {
  const field = isMap<ParsedNode, ParsedNode | null>(node)
    ? node.items.find(({ key }) => String(key) === name)
    : undefined;
  return field && (findField(field.value, rest) ?? field.key.range[0]);
}

/** Lists the offsets of the comments that end a field's line. */
function findComments(document: Document, yaml: string): number[] {
  let withoutValues = yaml;
  visit(document, {
    Scalar(_, { range }) {
      const [start, end] = range ?? [0, 0];
      withoutValues = withoutValues.slice(0, start) + '_'.repeat(end - start) + withoutValues.slice(end);
    },
  });
  return [...withoutValues.matchAll(/(?<=^[^#\n]*\S[ \t]+)#/gm)].map(({ index }) => index);
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

/** @param fields the beginning of the file, up to the last field */
function toYamlProblem(error: Error, fields: string, file: string, names: readonly string[]): Problem {
  const conflict = /^<{7}/m.exec(fields);
  if (conflict) return mergeConflict(fields, conflict.index, file);
  const offset = startOf(fields) + (error instanceof YAMLError ? error.pos[0] : 0);
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
      'Write each field as  name: value  and put double quotes around a value that contains a colon, a quote, or a bracket.',
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
