import { type Address, type Hex, isAddress, parseUnits } from 'viem';
import { z } from 'zod';
import { dataFile, wholePattern, words } from '@/lib/protocol/data-file';
import { exampleRoles } from './example-roles';
import { callLanguages } from './languages';

const named = z.record(words, words);

/** A whole number. A duration in seconds also has its days, which are easier to read. */
export type Quantity = { value: bigint; days?: number };

/** A quantity such as `500`, `0.25e18`, `180 days`, or `2027-07-01`, which becomes a time in Unix seconds. */
const quantity = z
  .string()
  .regex(/^(\d+( days)?|[\d.]+e\d+|\d{4}-\d\d-\d\d)$/, 'is neither a number, nor days, nor a date')
  .transform((text): Quantity => {
    const [amount = '', decimals] = text.split('e');
    if (decimals) return { value: parseUnits(amount, Number(decimals)) };
    const [, days] = /^(\d+) days$/.exec(text) ?? [];
    if (days) return { value: BigInt(days) * 86_400n, days: Number(days) };
    return { value: text.includes('-') ? BigInt(Date.parse(text) / 1000) : BigInt(text) };
  });

/** An account of the examples, or an address. */
const account = z.union([
  z
    .enum(Object.keys(exampleRoles) as (keyof typeof exampleRoles)[])
    .transform((name): Address => exampleRoles[name]),
  z.custom<Address>((text) => isAddress(String(text)), 'is neither an account nor an address'),
]);

/** The values of parameters, by their type and name, their struct, and the function. Lists use the values in turn. */
const rules = <Value extends z.ZodType>(value: Value) =>
  z.array(
    z.strictObject({
      parameter: wholePattern,
      owner: wholePattern.optional(),
      called: wholePattern.optional(),
      values: z.array(value).min(1),
    }),
  );

/** Code before the calls. Names in braces, such as `{address}`, stand for what differs between contracts. */
const setup = z.strictObject({
  lines: z.array(z.string()).min(1),
  /** What all calls import from the library, and what only some of them need. */
  imports: z.array(words).default([]),
  helpers: z.array(words).default([]),
  /** The line for each account that the calls name. */
  account: words,
});

/** Reads what the example calls contain. Of several patterns, the first one that fits wins. */
export const readExampleData = dataFile(
  'content/data/example-calls.json',
  z.strictObject({
    /** The variables for contracts. */
    variables: z.array(z.strictObject({ contract: wholePattern, name: words })),
    addresses: rules(account),
    bytes: rules(z.custom<Hex>((text) => /^0x([\da-f]{2})*$/.test(String(text)), 'is not hexadecimal')),
    numbers: rules(quantity),
    /** A stream's shape is a label for its curve, and depends on the model at the end of the function's name. */
    texts: rules(words),
    /** Useful batches. A contract's example is the first one whose functions it has. */
    batches: z.array(z.array(words).length(2)),
    /** The contracts that implement the interfaces of others. Each release has some of them. */
    implementations: z.record(words, z.array(words)),
    /** Types of other projects, with the files that declare them. */
    types: named,
    /** What all calls of a contract require, in each language. */
    setups: z.record(z.enum(callLanguages), setup),
    /** The Lockup releases that create the streams of each Airdrops release. */
    lockupOfAirdrops: named,
  }),
);
