import { z } from 'zod';
import { suggest } from '@/lib/markup/nearest';

type Issue = z.core.$ZodRawIssue;

/** Returns a message such as `cliff is "soon". Write a number, as in cliff={25}.` */
function messageOf({ path = [], input }: Issue, fix: (name: string) => string): string {
  const last = path.at(-1);
  const name = typeof last === 'number' ? `${String(path.at(-2))}, item ${last + 1},` : String(last);
  const value = input === undefined ? 'missing' : JSON.stringify(input);
  return `${name} is ${value}. ${fix(name)}`;
}

const mistake = (fix: (name: string) => string) => ({ error: (issue: Issue) => messageOf(issue, fix) });

/** Numbers can also be written as text, as in `duration="30"`. */
const fromText = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;

/** A number that isn't negative. */
export const number = z.preprocess(
  fromText,
  z.number(mistake((name) => `Write a number, as in ${name}={25}.`)).min(
    0,
    mistake(() => 'Use 0 or more.'),
  ),
);

export const positive = number.refine(
  (value) => value > 0,
  mistake(() => 'Use more than 0.'),
);

const needsText = mistake((name) => `Write some text, as in ${name}="…".`);

/** Text that isn't empty. */
export const text = z.string(needsText).trim().min(1, needsText);

/**
 * Returns an object without other fields.
 * @param subject the beginning of the message about an unknown field
 * @param others known names that belong around the object, as suggestions
 */
export const object = <Fields extends z.ZodRawShape>(
  subject: string,
  fields: Fields,
  others: readonly string[] = [],
) =>
  z.strictObject(fields, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? takesNo(subject, issue.keys[0] ?? '', [...others, ...Object.keys(fields)])
        : messageOf(issue, () => 'Write an object, as in {{ … }}.'),
  });

function takesNo(subject: string, unknown: string, known: readonly string[]): string {
  const fix = suggest(unknown, known, `It takes ${known.map((name) => `"${name}"`).join(', ')}.`);
  return `${subject} takes no "${unknown}". ${fix}`;
}

/** Returns a list of items. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(
    item,
    mistake((name) => `Write a list, as in ${name}={[{ … }]}.`),
  );

/**
 * Validates a value.
 * @throws if it's invalid; the message describes the first mistake
 */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  // A misspelled field is also missing.
  const misspelled = error.issues.find(({ code }) => code === 'unrecognized_keys');
  throw new Error((misspelled ?? error.issues[0])?.message);
}
