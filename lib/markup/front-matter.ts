import matter from 'gray-matter';
import { z } from 'zod';
import { releaseOfTitle } from '@/lib/site/releases';
import { hasBegun } from './long-date';
import { nearest } from './nearest';
import type { Problem } from './problem';
import { mergeConflict } from './syntax-problem';

/** Front matter is shown as it is. */
const markdown = /`|\*\*|\]\(|<\/?\w+>|&\w+;|\\["'*_#]/;

const schema = z.strictObject({
  /** The page's h1 and the first part of the browser title. */
  title: z
    .string()
    .trim()
    .min(1, 'is empty')
    .refine((text) => !markdown.test(text), 'contains Markdown, which readers would see'),
  /** One sentence about the page's content, shown under the h1, in search results, and in link previews. */
  description: z
    .string()
    .trim()
    .min(50, 'is shorter than 50 characters')
    .max(160, 'is longer than 160 characters')
    .refine((text) => !markdown.test(text), 'contains Markdown, which readers would see'),
  /** Terms that readers search for but that the page doesn't use. Both search engines find the page by them. */
  keywords: z
    .array(z.string('is not a list of words').trim().min(1, 'has an empty word'), 'is not a list of words')
    .max(8, 'has more than 8 entries')
    .optional(),
  /** The same for sections, by anchor: the questions that a section answers, in the words of readers. */
  sectionKeywords: z
    .record(
      z.string(),
      z
        .array(z.string('is not a list of anchors with words').trim().min(1, 'has an empty word'))
        .max(12, 'has more than 12 entries for a section'),
    )
    .optional(),
  /**
   * When the page was last compared with its sources, and what they are, if its facts can change: fees, addresses,
   * endpoints. Shown under the description as a sentence. `lib/check/check-dates.ts` lists the pages that need it.
   */
  checked: z
    .strictObject(
      {
        on: z
          .union([z.date(), z.string()], 'has no date in "on"')
          // YAML parses an unquoted date as a timestamp.
          .transform((date) => (typeof date === 'string' ? date : date.toISOString().slice(0, 10)))
          .refine(isDay, { error: 'has no date in "on"', abort: true })
          .refine(hasBegun, 'has a date in "on" that is in the future'),
        against: z
          .string()
          .trim()
          .min(5, 'has fewer than 5 characters in "against"')
          .max(120, 'has more than 120 characters in "against"')
          .regex(/^[^`*[\]<>{}\n]*[^.`*[\]<>{}\n]$/, 'has Markdown or a final period in "against"'),
      },
      'needs the fields "on" and "against", and no others',
    )
    .optional(),
  /**
   * The releases that the page describes, such as `Lockup v4.0`, if its address doesn't say so. Shown under the
   * title. `lib/check/check-releases.ts` finds pages that need it.
   */
  release: z
    .union([z.string(), z.array(z.string())], 'is not a release or a list of releases')
    .transform((titles) => (typeof titles === 'string' ? [titles] : titles))
    .refine(
      (titles) => titles.length > 0 && titles.every((title) => releaseOfTitle(title)),
      'is not a release',
    )
    .optional(),
  /** The deepest heading in the "On this page" list: 2 or 3. */
  tocDepth: z.union([z.literal(2), z.literal(3)], 'is not 2 or 3').default(3),
  /**
   * What the filter at the top of the page finds, one by one: the rows of its tables of errors, or the entries below its
   * third-level headings.
   */
  filter: z.enum(['error', 'question', 'term'], 'is not error, question, or term').optional(),
  /** Former anchors of the page, each with its new target: an anchor of the page, `top`, or another page. */
  movedAnchors: z.record(z.string(), z.string()).optional(),
});

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}

export type FrontMatter = z.infer<typeof schema>;

const fixes: Record<keyof FrontMatter, string> = {
  title: 'Add  title: "…"  between the two --- lines at the top of the page.',
  description: 'Write one sentence of 50 to 160 characters that describes the page:  description: "…"',
  keywords: 'Write words that readers search for, but the page doesn’t use:  keywords: [old contracts, cut]',
  sectionKeywords:
    'Write  sectionKeywords:  and below it, indented by two spaces, one line for each section:  its-anchor: [app is down]',
  checked:
    'Write the day on which you last checked the page, and what you compared it with:  checked: { on: 2026-08-28, against: the npm package sablier 4.1.0 }',
  release:
    'Write a release from content/releases.ts, such as  release: Lockup v4.0 , or a list:  release: [Lockup v4.0, Flow v3.0]',
  tocDepth: 'Write  tocDepth: 2  to list only the sections, or remove the line.',
  filter: 'Write  filter: question  if readers look for one of many questions, or remove the line.',
  movedAnchors:
    'Write  movedAnchors:  and below it, indented by two spaces, one line for each:  old-anchor: new-anchor',
};

const typeFaults: Record<keyof FrontMatter, string> = {
  title: 'is not text',
  description: 'is not text',
  keywords: 'is not a list of words',
  sectionKeywords: 'is not a list of anchors with words',
  checked: 'needs the fields "on" and "against", and no others',
  release: 'is not a release or a list of releases',
  tocDepth: 'is not 2 or 3',
  filter: 'is not error, question, or term',
  movedAnchors: 'is not a list of old anchors with new ones',
};

type ParsedFile = {
  frontMatter: FrontMatter;
  /** The body, with empty lines in place of the front matter, so that line numbers match the file. */
  body: string;
  problems: Problem[];
};

/**
 * Separates a file's front matter from its body and validates it.
 * @param text the whole file
 * @param file path relative to the repository, for messages
 * @param options `lenient` accepts unknown keys and any length, for pages that were written by other tools
 * @returns the front matter (with empty strings for invalid fields), the body, and all problems
 */
export function readFrontMatter(text: string, file: string, options: { lenient?: boolean } = {}): ParsedFile {
  const empty: FrontMatter = { title: '', description: '', tocDepth: 3 };
  if (!options.lenient && !/^\s*---/.test(text))
    return { frontMatter: empty, body: text, problems: [withoutFields(file)] };
  const split = splitFrontMatter(text, file);
  if ('problem' in split) return { frontMatter: empty, body: '', problems: [split.problem] };
  const { data, body } = split;
  const changed = options.lenient ? [] : findChangedText(text, data, file);
  // The changed value would be reported as well.
  if (changed.length > 0)
    return {
      frontMatter: { title: String(data.title ?? ''), description: '', tocDepth: 3 },
      body,
      problems: changed,
    };
  const result = (options.lenient ? lenientSchema : schema).safeParse(data);
  if (result.success) return { frontMatter: result.data, body, problems: [] };
  return {
    frontMatter: { title: String(data.title ?? ''), description: '', tocDepth: 3 },
    body,
    problems: withoutRepeated(result.error.issues).flatMap((issue) => toProblems(issue, text, file, data)),
  };
}

/** Keeps the first mistake of each field: others usually follow from it. */
const withoutRepeated = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.filter(
    ({ path: [key] }, index) =>
      key === undefined || issues.findIndex(({ path: [other] }) => other === key) === index,
  );

/** @param rule `syntax` if the page can't be read at all */
const faultAt = (
  file: string,
  { line, column = 1 }: { line: number; column?: number },
  { what, fix }: { what: string; fix: string },
  rule: 'front-matter' | 'syntax' = 'front-matter',
): Problem => ({ file, line, column, level: 'error', rule, what, fix });

const withoutFields = (file: string): Problem =>
  faultAt(
    file,
    { line: 1 },
    {
      what: 'The page has no front matter.',
      fix: 'Begin the file with the lines  ---  and  title: "…"  and  description: "…"  and  ---',
    },
  );

const lenientSchema = z.object({
  ...schema.shape,
  title: z.string(),
  description: z.string().default(''),
});

function splitFrontMatter(
  text: string,
  file: string,
): { data: Record<string, unknown>; body: string } | { problem: Problem } {
  const problem = findBadFrame(text, file);
  if (problem) return { problem };
  try {
    // The second argument turns off gray-matter's cache, which would hide a second error in the same text.
    const { data, content } = matter(text, {});
    const linesAbove = text.slice(0, text.length - content.length).split('\n').length - 1;
    return { data, body: '\n'.repeat(linesAbove) + content };
  } catch (error) {
    return { problem: toYamlProblem(error, text, file) };
  }
}

/** Finds a mistake in the lines of dashes, or a tab, before YAML reads the fields. */
function findBadFrame(text: string, file: string): Problem | undefined {
  const alone = 'Write --- alone on the first line';
  // gray-matter also supports other languages and executes JavaScript.
  const language = /^\uFEFF?---(?!-)([^\n]*)/.exec(text)?.[1]?.trim();
  if (language) {
    const what = `The front matter begins with "---${language}".`;
    return faultAt(file, { line: 1, column: 4 }, { what, fix: `${alone}: front matter is YAML.` });
  }
  const [dashes] = /^\uFEFF?-{4,}/.exec(text) ?? [];
  if (dashes) {
    const what = `The front matter begins with "${dashes}".`;
    return faultAt(file, { line: 1 }, { what, fix: `${alone}, and below the last field.` }, 'syntax');
  }
  if (/^\uFEFF?\s*\n---[ \t]*\r?\n[\w-]+:/.test(text)) {
    const what = "The front matter doesn't begin on the first line.";
    return faultAt(file, { line: 1 }, { what, fix: 'Remove the empty lines above ---.' }, 'syntax');
  }
  if (language !== '') return undefined;
  if (!/\n---[ \t]*\r?(\n|$)/.test(text.replace(/^\uFEFF?---/, ''))) {
    const fix = 'Write --- on a line of its own after the last field.';
    const what = 'The front matter is never closed.';
    return faultAt(file, { line: lastFieldLine(text) + 1 }, { what, fix }, 'syntax');
  }
  // YAML rejects some tabs, and reads other indented lines as fields of the page.
  const tab = fieldLines(text).findIndex((line) => /^ *\t/.test(line));
  if (tab < 0) return undefined;
  const what = 'YAML allows no tab at the beginning of a line.';
  return faultAt(file, { line: tab + 1 }, { what, fix: 'Write two spaces.' });
}

/** Finds texts that YAML reads differently than their author: one that's cut off by a comment, or that isn't a text. */
function findChangedText(text: string, data: Record<string, unknown>, file: string): Problem[] {
  const cut = fieldLines(text).flatMap((line, index): Problem[] => {
    const [found] =
      /(?<=\S)\s+#/.exec(line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (quoted) => '"'.repeat(quoted.length))) ??
      [];
    if (found === undefined || /^(?:title|description):/.test(line)) return [];
    const what = 'This line ends before " #", which begins a comment.';
    const fix = 'Put the value that contains # in quotes, or delete the comment.';
    return [faultAt(file, { line: index + 1 }, { what, fix })];
  });
  const fields = ['title', 'description'].flatMap((key): Problem[] => {
    const place = placeOf(key, text);
    const written = new RegExp(`^${key}:\\s+([^"'|>\\s].*)$`)
      .exec(text.split(/\r?\n/)[place.line - 1] ?? '')?.[1]
      ?.trim();
    const read = data[key];
    // A text can continue on the next line.
    if (
      written === undefined ||
      read === written ||
      (typeof read === 'string' && read.startsWith(`${written} `))
    )
      return [];
    const isCut = typeof read === 'string' && / #/.test(written);
    const what = isCut
      ? `"${key}" ends before " #", which begins a comment.`
      : `"${key}" is not text, because YAML gives ${written} another meaning.`;
    return [faultAt(file, place, { what, fix: quote(key, written) })];
  });
  return [...fields, ...cut, ...findChangedParts(text, data, file)];
}

/** Finds keys and words in lists that YAML reads as a number, a date, or nothing, such as the anchor `1e3`. */
function findChangedParts(text: string, data: Record<string, unknown>, file: string): Problem[] {
  let field: string | undefined;
  return fieldLines(text).flatMap((line, index) => {
    const [, name, list] = /^([\w-]+):\s*(?:\[(.*)\])?/.exec(line) ?? [];
    field = name ?? field;
    const value = data[field ?? ''];
    const [, key, target] = /^\s+([\w.:+-]+):\s+([^"'\s].*)$/.exec(line) ?? [];
    const [, item] = /^\s+-\s+([^"'\s].*)$/.exec(line) ?? [];
    const isRead =
      field === 'movedAnchors' && typeof value === 'object' && value !== null
        ? (word: string) => word in value || Object.values(value).includes(word)
        : field === 'keywords' && Array.isArray(value)
          ? (word: string) => value.includes(word)
          : () => true;
    const words = [key, target, item, ...(list ?? '').split(',')].map((word) => word?.trim());
    return words
      .filter((word) => word !== undefined && /^[\w.:+~-]+$/.test(word) && !isRead(word))
      .map((word) => ({
        ...{ file, line: index + 1, column: 1, level: 'error' as const, rule: 'front-matter' as const },
        what: `YAML gives ${word} another meaning.`,
        fix: `Put it in quotes:  "${word}"`,
      }));
  });
}

/** Converts an error from the YAML parser, which counts lines from 0 after the first `---`. */
function toYamlProblem(error: unknown, text: string, file: string): Problem {
  const { mark, reason = String(error) } = error as {
    mark?: { line: number; column: number };
    reason?: string;
  };
  const line = (mark?.line ?? 0) + 1;
  const conflict = /^<{7}/m.exec(text.replace(/\n---\s*\n[\s\S]*$/, ''));
  if (conflict) return mergeConflict(text, conflict.index, file);
  if (/duplicated mapping key/.test(reason)) {
    const key = /^([\w-]+):/.exec(text.split('\n')[line - 1] ?? '')?.[1];
    const what = key ? `"${key}" is here twice.` : 'A field is here twice.';
    return faultAt(file, { line }, { what, fix: 'Keep one of the two lines.' });
  }
  if (/escape/.test(reason))
    return faultAt(
      file,
      { line, column: (mark?.column ?? 0) + 1 },
      {
        what: 'Between double quotes, a backslash begins the name of another character.',
        fix: 'Write \\\\ for a backslash.',
      },
    );
  const cause = findYamlCause(text);
  if (cause) return faultAt(file, cause.at, cause);
  const what = `The front matter is not valid YAML: ${reason}.`;
  const fix = 'Put double quotes around a value that contains a colon, a quote, or a bracket.';
  return faultAt(file, { line, column: (mark?.column ?? 0) + 1 }, { what, fix });
}

const quote = (key: string, value: string): string =>
  `Put it in quotes:  ${key}: "${value.replaceAll('"', '\\"')}"`;

/** Returns the lines of the front matter from the first `---` on. */
const fieldLines = (text: string): string[] => text.replace(/\n---\s*(?:\n[\s\S]*)?$/, '').split(/\r?\n/);

type YamlCause = { at: { line: number; column: number }; what: string; fix: string };

/** Finds the line that YAML can't read, because the parser reports a later one. */
function findYamlCause(text: string): YamlCause | undefined {
  const lines = fieldLines(text);
  for (const [index, line] of lines.entries()) {
    const [, indent = '', field = '', rest = ''] = /^([ \t]*)([\w-]+)(.*)$/.exec(line) ?? [];
    const start = { line: index + 1, column: indent.length + 1 };
    if (Object.hasOwn(fixes, field)) {
      if (indent && /^(?:---|\S.*\S:? .*\S)\s*$/.test(lines[index - 1] ?? ''))
        return { at: start, what: `"${field}" is indented.`, fix: 'Remove the spaces before it.' };
      if (/^ [^:]+$/.test(rest))
        return {
          at: start,
          what: `There is no colon after "${field}".`,
          fix: `Write  ${field}: ${rest.trim()}`,
        };
      if (/^:\S/.test(rest))
        return {
          at: start,
          what: `There is no space after "${field}:".`,
          fix: `Write  ${field}: ${rest.slice(1)}`,
        };
    }
    const [, before = '', key = '', value = ''] = /^((\s*[\w-]+):\s+)(.*?)\s*$/.exec(line) ?? [];
    const at = { line: index + 1, column: before.length + 1 };
    const quoted = quote(key.trim(), value);
    if (/^(["'])(?:(?!\1).)*$/.test(value))
      return {
        at,
        what: `The quote before "${value.slice(1)}" isn't closed.`,
        fix: `End the value with ${value.charAt(0)}`,
      };
    if (/^(["']).*\1\s*[^\s#]/.test(value) && !/^(["'])(?:\\.|''|(?!\1).)*\1$/.test(value))
      return {
        at,
        what: `The text continues after its closing quote.`,
        fix: `Put all of it in quotes, and write \\" for a quote in it.`,
      };
    if (/^[[{](?:[^"'\]}]|"[^"]*"|'[^']*')*\s#/.test(value))
      return {
        at,
        what: '" #" begins a comment, so the list is never closed.',
        fix: 'Put the word that contains # in quotes.',
      };
    if (/^(?:[@`%&*!|>?,\]}]|-(?=\s|$))/.test(value) && !/^[|>][-+]?$/.test(value))
      return { at, what: `In YAML, a value can't begin with ${value.charAt(0)}`, fix: quoted };
    if (/^\[(?![^\]]*\]$)|^\{(?![^}]*\}$)/.test(value))
      return { at, what: `In YAML, ${value.charAt(0)} begins a list of values.`, fix: quoted };
    if (/^[^"'[{].*:(\s|$)/.test(value))
      return { at, what: 'In YAML, a colon separates a field from its value.', fix: quoted };
  }
  return undefined;
}

function lastFieldLine(text: string): number {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && !/^([\w-]+:|\s+\S)/.test(line));
  return end < 0 ? lines.length : end;
}

function toProblems(
  issue: z.core.$ZodIssue,
  text: string,
  file: string,
  data: Record<string, unknown>,
): Problem[] {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
    return issue.keys.map((key) => {
      const guess = nearest(key, Object.keys(fixes));
      const fix = guess ? `Did you mean "${guess}"?` : `The fields are ${Object.keys(fixes).join(', ')}.`;
      return faultAt(file, placeOf(key, text), { what: `"${key}" is not a front matter field.`, fix });
    });
  }
  const key = String(issue.path[0]) as keyof FrontMatter;
  const fault = issue.code === 'invalid_type' ? typeFaults[key] : issue.message;
  const fix = fault.startsWith('contains Markdown')
    ? 'Write plain words: no backticks, asterisks, backslashes, tags, or links.'
    : fixes[key];
  const what = key in data ? `"${key}" ${fault}.` : `"${key}" is missing.`;
  return [faultAt(file, placeOf(key, text), { what, fix })];
}

function placeOf(key: string, text: string): { line: number; column: number } {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return { line: index + 1 || 1, column: 1 };
}
