import type { FlowStream, Transfer } from '@/lib/figures/streams/flow-debt';
import type { Shape, ShapeName } from '@/lib/figures/streams/shapes';
import { nearest } from '@/lib/markup/nearest';
import {
  checkNames,
  listOfFields,
  optionalNumber,
  optionalPositive,
  optionalText,
  requiredNumber,
  type Written,
} from './fields';

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
