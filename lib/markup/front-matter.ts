import { z } from 'zod';
import { releaseOfTitle } from '@/lib/site/releases';
import { type PlaceOfField, splitFrontMatter } from './front-matter-fields';
import { hasBegun } from './long-date';
import { suggest } from './nearest';
import { errorAt, type Place, type Problem, topOf } from './problem';

/** Front matter is shown as it is. */
const markdown = /`|\*\*|\]\(|<\/?\w+>|&\w+;|\\["'*_#]/;

const text = z
  .string('is not text')
  .trim()
  .min(1, 'is empty')
  .refine((words) => !markdown.test(words), 'contains Markdown, which readers would see');

const words = (fault: string) => z.array(z.string(fault).trim().min(1, 'has an empty word'), fault);

/** The fields of a page. Each is described by how to correct it. YAML's values are texts. */
const schema = z.strictObject({
  /** The page's h1 and the first part of the browser title. */
  title: text.describe('Add  title: "…"  between the two --- lines at the top of the page.'),
  /** One sentence about the page's content, shown under the h1, in search results, and in link previews. */
  description: text
    .min(50, 'is shorter than 50 characters')
    .max(160, 'is longer than 160 characters')
    .describe('Write one sentence of 50 to 160 characters that describes the page:  description: "…"'),
  /** Terms that readers search for but that the page doesn't use. Both search engines find the page by them. */
  keywords: words('is not a list of words')
    .max(8, 'has more than 8 entries')
    .optional()
    .describe(
      'Write words that readers search for, but the page doesn’t use:  keywords: [old contracts, cut]',
    ),
  /** The same for sections, by anchor: the questions that a section answers, in the words of readers. */
  sectionKeywords: z
    .record(
      z.string(),
      words('is not a list of anchors with words').max(12, 'has more than 12 entries for a section'),
      'is not a list of anchors with words',
    )
    .optional()
    .describe(
      'Write  sectionKeywords:  and below it, indented by two spaces, one line for each section:  its-anchor: [app is down]',
    ),
  /**
   * Words that readers use for the subject of a section, but that the section doesn't contain, by anchor. The key `top`
   * is for the introduction. They only find the section, whereas keywords are compared with the whole question.
   */
  sectionWords: z
    .record(
      z.string(),
      text.max(400, 'has more than 400 characters for a section'),
      'is not a list of anchors',
    )
    .optional()
    .describe(
      'Write  sectionWords:  and below it, indented by two spaces, one line for each section:  its-anchor: salary wages income',
    ),
  /**
   * When the page was last compared with its sources, and what they are, if its facts can change: fees, addresses,
   * endpoints. Shown under the description as a sentence. `content/data/page-facts.json` lists the pages that need it.
   */
  checked: z
    .strictObject(
      {
        on: z
          .string('has no date in "on"')
          .refine(isDay, { error: 'has no date in "on"', abort: true })
          .refine(hasBegun, 'has a date in "on" that is in the future'),
        against: z
          .string('needs the fields "on" and "against", and no others')
          .trim()
          .min(5, 'has fewer than 5 characters in "against"')
          .max(120, 'has more than 120 characters in "against"')
          .regex(/^[^`*[\]<>{}\n]*[^.`*[\]<>{}\n]$/, 'has Markdown or a final period in "against"'),
      },
      'needs the fields "on" and "against", and no others',
    )
    .optional()
    .describe(
      'Write the day on which you last checked the page, and what you compared it with:  checked: { on: 2026-08-28, against: the npm package sablier 4.1.0 }',
    ),
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
    .optional()
    .describe(
      'Write a release from content/releases.ts, such as  release: Lockup v4.0 , or a list:  release: [Lockup v4.0, Flow v3.0]',
    ),
  /** The deepest heading in the "On this page" list: 2 or 3. */
  tocDepth: z
    .enum(['2', '3'], 'is not 2 or 3')
    .transform((depth) => (depth === '2' ? 2 : 3))
    .default(3)
    .describe('Write  tocDepth: 2  to list only the sections, or remove the line.'),
  /**
   * What the filter at the top of the page finds, one by one: the rows of its tables of errors, or the entries below its
   * third-level headings.
   */
  filter: z
    .enum(['error', 'question', 'term'], 'is not error, question, or term')
    .optional()
    .describe('Write  filter: question  if readers look for one of many questions, or remove the line.'),
  /** Former anchors of the page, each with its new target: an anchor of the page, `top`, or another page. */
  movedAnchors: z
    .record(
      z.string(),
      z.string('is not a list of old anchors with new ones'),
      'is not a list of old anchors with new ones',
    )
    .optional()
    .describe(
      'Write  movedAnchors:  and below it, indented by two spaces, one line for each:  old-anchor: new-anchor',
    ),
});

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}

export type FrontMatter = z.infer<typeof schema>;

const names = Object.keys(schema.shape);

export type ParsedFile = {
  frontMatter: FrontMatter;
  /** The body, with empty lines in place of the front matter, so that line numbers match the file. */
  body: string;
  placeOf: PlaceOfField;
  problems: Problem[];
};

/**
 * Separates a file's front matter from its body and validates it.
 * @param source the whole file
 * @param file path relative to the repository, for messages
 * @param options `lenient` reads few fields, of any length, for pages that were written for other tools
 * @returns the front matter (with empty strings for invalid fields), the body, the places of fields, and all problems
 */
export function readFrontMatter(
  source: string,
  file: string,
  { lenient = false }: { lenient?: boolean } = {},
): ParsedFile {
  const unread: FrontMatter = { title: '', description: '', tocDepth: 3 };
  const unplaced = { frontMatter: unread, placeOf: () => topOf(file) };
  if (!lenient && !/^\s*---/.test(source))
    return { ...unplaced, body: source, problems: [withoutFields(file)] };
  const split = splitFrontMatter(source, file, names);
  if ('problem' in split) return { ...unplaced, body: '', problems: [split.problem] };
  const { data, body, placeOf, comments } = split;
  const cut = lenient ? [] : comments.map(commentAt);
  const { success, data: frontMatter, error } = (lenient ? lenientSchema : schema).safeParse(data);
  if (success && cut.length === 0) return { frontMatter, body, placeOf, problems: [] };
  // What remains of a text that is cut off would be reported as well.
  const invalid = cut.length > 0 ? [] : withoutRepeated(error?.issues ?? []);
  return {
    frontMatter: { ...unread, title: String(data.title ?? '') },
    body,
    placeOf,
    problems: [...cut, ...invalid.flatMap((issue) => toProblems(issue, data, placeOf))],
  };
}

/** Keeps the first mistake of each field: others usually follow from it. */
const withoutRepeated = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.filter(
    ({ path: [key] }, index) =>
      key === undefined || issues.findIndex(({ path: [other] }) => other === key) === index,
  );

const withoutFields = (file: string): Problem =>
  errorAt(
    topOf(file),
    'front-matter',
    'The page has no front matter.',
    'Begin the file with the lines  ---  and  title: "…"  and  description: "…"  and  ---',
  );

const lenientSchema = z.object({
  title: z.string('is not text'),
  description: z.string('is not text').default(''),
  tocDepth: schema.shape.tocDepth.catch(3),
  movedAnchors: schema.shape.movedAnchors.catch(undefined),
});

/** Reports a line that YAML cuts off, because what follows is a comment. */
const commentAt = (place: Place): Problem =>
  errorAt(
    place,
    'front-matter',
    'This line ends before " #", which begins a comment.',
    'Put the value that contains # in quotes, or delete the comment.',
  );

function toProblems(
  issue: z.core.$ZodIssue,
  data: Record<string, unknown>,
  placeOf: PlaceOfField,
): Problem[] {
  const report = (key: string, what: string, fix: string) => errorAt(placeOf(key), 'front-matter', what, fix);
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
    return issue.keys.map((key) => {
      const fix = suggest(key, names, `The fields are ${names.join(', ')}.`);
      return report(key, `"${key}" is not a front matter field.`, fix);
    });
  }
  const key = String(issue.path[0]);
  const fix = issue.message.startsWith('contains Markdown')
    ? 'Write plain words: no backticks, asterisks, backslashes, tags, or links.'
    : (schema.shape[key as keyof FrontMatter].description ?? '');
  return [report(key, key in data ? `"${key}" ${issue.message}.` : `"${key}" is missing.`, fix)];
}
