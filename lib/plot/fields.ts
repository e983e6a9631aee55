import { nearest } from '@/lib/nearest';

/** What an author wrote, before anybody has looked at it. */
export type Written = Readonly<Record<string, unknown>>;

/** @throws Error when the value is no object, as in `series={[1]}` */
export function toFields(value: unknown, what: string): Written {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Written;
  throw new Error(`${what} is ${show(value)}. Write an object, as in {{ … }}.`);
}

/** @throws Error for the first field whose name is not known, with the name that was probably meant */
export function checkNames(fields: Written, known: readonly string[], what: string): void {
  const unknown = Object.keys(fields).find((name) => fields[name] !== undefined && !known.includes(name));
  if (unknown === undefined) return;
  const meant = nearest(unknown, known);
  throw new Error(
    `${what} takes no "${unknown}". ` +
      (meant ? `Did you mean "${meant}"?` : `It takes ${known.map((name) => `"${name}"`).join(', ')}.`),
  );
}

/**
 * A number, also when it is written as text.
 * @returns undefined when the field is missing
 * @throws Error when it is not a finite number, or below `min`
 */
export function optionalNumber(fields: Written, name: string, min = 0): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    throw new Error(`${name} is ${show(value)}. Write a number, as in ${name}={25}.`);
  }
  if (number < min) throw new Error(`${name} is ${number}. Give ${min} or more.`);
  return number;
}

/** @throws Error when the number is missing, not a number, or negative */
export function requiredNumber(fields: Written, name: string): number {
  const number = optionalNumber(fields, name);
  if (number === undefined) throw new Error(`${name} is missing. Write a number, as in ${name}={25}.`);
  return number;
}

/** @throws Error when the number is there and not above 0 */
export function optionalPositive(fields: Written, name: string): number | undefined {
  const number = optionalNumber(fields, name);
  if (number === 0) throw new Error(`${name} is 0. Give more than 0.`);
  return number;
}

/** @throws Error when the text is missing, empty or no text */
export function requiredText(fields: Written, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value.trim()) return value.trim();
  throw new Error(`${name} is ${show(value)}. Write some text, as in ${name}="…".`);
}

export const optionalText = (fields: Written, name: string): string | undefined =>
  fields[name] === undefined ? undefined : requiredText(fields, name);

/**
 * The objects of a list, each as its fields.
 * @returns an empty list when the field is missing
 * @throws Error when it is no list of objects
 */
export function listOfFields(fields: Written, name: string): Written[] {
  const value = fields[name];
  if (value === undefined) return [];
  if (!Array.isArray(value))
    throw new Error(`${name} is ${show(value)}. Write a list, as in ${name}={[{ … }]}.`);
  return value.map((item, i) => toFields(item, `${name}, item ${i + 1},`));
}

const show = (value: unknown): string =>
  value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value));
