import type { FlowStream, Transfer } from '@/lib/figures/streams/flow-debt';
import type { Shape, ShapeName } from '@/lib/figures/streams/shapes';
import { nearest } from '@/lib/markup/nearest';

export const shapeOptions = {
  linear: [],
  cliff: ['cliff'],
  'unlock-linear': ['unlock'],
  'unlock-cliff': ['unlock', 'cliff', 'cliffAmount'],
  exponential: ['exponent'],
  'cliff-exponential': ['cliff', 'cliffAmount', 'exponent'],
  timelock: ['cliff'],
  steps: ['steps'],
  backweighted: [],
  segments: ['segments'],
  tranches: ['tranches'],
  'flow-debt': ['rate', 'deposits', 'withdrawals'],
} as const satisfies Record<ShapeName | 'flow-debt', readonly string[]>;

type PlotShape = keyof typeof shapeOptions;

const isShape = (name: string): name is PlotShape => Object.hasOwn(shapeOptions, name);

/** @throws if the shape doesn't exist; the message contains the existing names */
export function readShapeName(fields: Written): PlotShape {
  const name = optionalText(fields, 'shape');
  const names = Object.keys(shapeOptions);
  if (name !== undefined && isShape(name)) return name;
  if (name === undefined) throw new Error(`shape is missing. Write one of: ${names.join(', ')}.`);
  const meant = nearest(name, names);
  throw new Error(
    `There is no shape "${name}". ` +
      (meant ? `Did you mean "${meant}"?` : `Write one of: ${names.join(', ')}.`),
  );
}

/** @throws if an option of the shape is missing or not a number */
export function readShape(fields: Written, shape: ShapeName): Shape {
  const number = (name: string) => optionalNumber(fields, name);
  switch (shape) {
    case 'linear':
    case 'backweighted':
      return { shape };
    case 'cliff':
    case 'timelock':
      return { shape, cliff: number('cliff') };
    case 'unlock-linear':
      return { shape, unlock: number('unlock') };
    case 'unlock-cliff':
      return { shape, unlock: number('unlock'), cliff: number('cliff'), cliffAmount: number('cliffAmount') };
    case 'exponential':
      return { shape, exponent: number('exponent') };
    case 'cliff-exponential':
      return {
        shape,
        cliff: number('cliff'),
        cliffAmount: number('cliffAmount'),
        exponent: number('exponent'),
      };
    case 'steps':
      return { shape, steps: number('steps') };
    case 'segments':
      return { shape, segments: readParts(fields, 'segments', readSegment) };
    case 'tranches':
      return { shape, tranches: readParts(fields, 'tranches', readTransfer) };
  }
}

/** @throws if the rate is missing or not greater than 0, or if a transfer isn't a number at a time */
export function readFlow(fields: Written): FlowStream {
  const rate = optionalPositive(fields, 'rate');
  if (rate === undefined)
    throw new Error('rate is missing. Write what is owed per unit of time, as in rate={100}.');
  const deposits = listOfFields(fields, 'deposits').map((item) => readTransfer(item, 'a deposit'));
  const withdrawals = listOfFields(fields, 'withdrawals').map((item) => readTransfer(item, 'a withdrawal'));
  return { rate, deposits, withdrawals };
}

function readParts<Part>(fields: Written, name: string, read: (item: Written, what: string) => Part): Part[] {
  if (fields[name] === undefined)
    throw new Error(`${name} is missing. Write a list, as in ${name}={[{ … }]}.`);
  return listOfFields(fields, name).map((item, i) => read(item, `${name}, item ${i + 1},`));
}

function readSegment(item: Written, what: string) {
  checkNames(item, ['amount', 'exponent', 'until'], what);
  return {
    amount: requiredNumber(item, 'amount'),
    exponent: optionalNumber(item, 'exponent') ?? 1,
    until: requiredNumber(item, 'until'),
  };
}

function readTransfer(item: Written, what: string): Transfer {
  checkNames(item, ['amount', 'at'], what);
  return { amount: requiredNumber(item, 'amount'), at: requiredNumber(item, 'at') };
}

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

/**
 * Reads a number, which may be written as text.
 * @returns `undefined` if the field is missing
 * @throws if it isn't a finite number or is less than `min`
 */
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

/**
 * Reads a list of objects.
 * @returns an empty list if the field is missing
 * @throws if it isn't a list of objects
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
