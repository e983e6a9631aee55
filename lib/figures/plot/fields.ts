import { nearest } from '@/lib/markup/nearest';

/** An author's props before validation. */
export type Written = Readonly<Record<string, unknown>>;

/** @throws if the value isn't an object, as in `series={[1]}` */
function toFields(value: unknown, what: string): Written {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Written;
  throw new Error(`${what} is ${show(value)}. Write an object, as in {{ … }}.`);
}

/** @throws for the first unknown field; the message suggests a similar name */
export function checkNames(fields: Written, known: readonly string[], what: string): void {
  const unknown = Object.keys(fields).find((name) => fields[name] !== undefined && !known.includes(name));
  if (unknown === undefined) return;
  const meant = nearest(unknown, known);
  throw new Error(
    `${what} takes no "${unknown}". ` +
      (meant ? `Did you mean "${meant}"?` : `It takes ${known.map((name) => `"${name}"`).join(', ')}.`),
  );
}

/** Reads a number, also from text. @throws if it isn't a finite number or is less than `min` */
export function optionalNumber(fields: Written, name: string, min = 0): number | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    throw new Error(`${name} is ${show(value)}. Write a number, as in ${name}={25}.`);
  }
  if (number < min) throw new Error(`${name} is ${number}. Use ${min} or more.`);
  return number;
}

/** @throws if the value is missing, negative, or not a number */
export function requiredNumber(fields: Written, name: string): number {
  const number = optionalNumber(fields, name);
  if (number === undefined) throw new Error(`${name} is missing. Write a number, as in ${name}={25}.`);
  return number;
}

/** @throws if the value is present but not greater than 0 */
export function optionalPositive(fields: Written, name: string): number | undefined {
  const number = optionalNumber(fields, name);
  if (number === 0) throw new Error(`${name} is 0. Use more than 0.`);
  return number;
}

/** @throws if the value is missing, empty, or not text */
export function requiredText(fields: Written, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value.trim()) return value.trim();
  throw new Error(`${name} is ${show(value)}. Write some text, as in ${name}="…".`);
}

export const optionalText = (fields: Written, name: string): string | undefined =>
  fields[name] === undefined ? undefined : requiredText(fields, name);

/** Reads a list of objects, which is empty if it's missing. @throws if it isn't one */
export function listOfFields(fields: Written, name: string): Written[] {
  const value = fields[name];
  if (value === undefined) return [];
  if (!Array.isArray(value))
    throw new Error(`${name} is ${show(value)}. Write a list, as in ${name}={[{ … }]}.`);
  return value.map((item, i) => toFields(item, `${name}, item ${i + 1},`));
}

const show = (value: unknown): string =>
  value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value));
