import { z } from 'zod';
import { nearest } from '@/lib/markup/nearest';
import { list, number, object, positive } from './fields';

/** The props of a plot besides those of its shape. */
const plotNames = ['title', 'unit', 'timeUnit', 'deposit', 'duration', 'hue', 'events', 'cancelAt'];

const shape = <Name extends string, Options extends z.ZodRawShape>(name: Name, options: Options) =>
  object(`The shape "${name}"`, { shape: z.literal(name), ...options }, plotNames);

const transfers = list(object('A transfer', { amount: number, at: number }));
const segment = object('A segment', { amount: number, exponent: number.optional(), until: number });

/** The shapes of `<StreamPlot>` with their options. Defaults are shares of the deposit and the duration. */
const lockupShapes = [
  shape('linear', {}),
  shape('cliff', { cliff: number.optional() }),
  shape('unlock-linear', { unlock: number.optional() }),
  shape('unlock-cliff', {
    unlock: number.optional(),
    cliff: number.optional(),
    cliffAmount: number.optional(),
  }),
  shape('exponential', { exponent: number.optional() }),
  shape('cliff-exponential', {
    cliff: number.optional(),
    cliffAmount: number.optional(),
    exponent: number.optional(),
  }),
  shape('timelock', { cliff: number.optional() }),
  shape('steps', { steps: number.optional() }),
  shape('backweighted', {}),
  /** Each amount is released between the end of the segment before and `until`. */
  shape('segments', { segments: list(segment) }),
  shape('tranches', { tranches: transfers }),
] as const;

/** Total debt and balance. `rate` is the amount owed per unit of time. */
export const flowSchema = shape('flow-debt', {
  rate: positive,
  deposits: transfers.optional(),
  withdrawals: transfers.optional(),
});

export const shapes = [...lockupShapes, flowSchema] as const;

export const lockupSchema = z.discriminatedUnion('shape', lockupShapes, {
  error: ({ input }) => unknownShape((input as { shape?: unknown }).shape),
});

function unknownShape(name: unknown): string {
  const names = shapes.map((each) => each.shape.shape.value);
  const meant = typeof name === 'string' ? nearest(name, names) : undefined;
  const what = name === undefined ? 'shape is missing.' : `There is no shape ${JSON.stringify(name)}.`;
  return `${what} ${meant ? `Did you mean "${meant}"?` : `Write one of: ${names.join(', ')}.`}`;
}

/** A Lockup curve. Amounts are in the unit of the deposit, and times in that of the duration. */
export type Shape = z.infer<(typeof lockupShapes)[number]>;
export type FlowShape = z.infer<typeof flowSchema>;
