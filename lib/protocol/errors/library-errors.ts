import type { Abi } from 'viem';
import { parseAbiItem } from 'viem/utils';
import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';

export type AbiError = Extract<Abi[number], { type: 'error' }>;

/** A declaration without `error`, whose types can be those of PRBMath. */
const declaration = z
  .string()
  .regex(/^[A-Z]\w*\((\w+ \w+(, \w+ \w+)*)?\)$/, 'is not the declaration of an error');

const schema = z.array(
  z.strictObject({
    releases: z.array(z.string()).min(1),
    thrownBy: z.string(),
    source: z.url(),
    errors: z.array(declaration).min(1),
  }),
);

/** Reads the errors of libraries and contracts without an ABI in the `sablier` package. */
export const readLibraryErrors = dataFile('content/data/library-errors.json', schema);

/** Lists these errors, each with a release. */
export const libraryErrors = (): { abi: AbiError; release: string }[] =>
  readLibraryErrors().flatMap(({ releases, errors }) =>
    errors.flatMap((text) => releases.map((release) => ({ abi: toAbi(text), release }))),
  );

/** The types of PRBMath, with the types that they wrap. */
const wrapped: Readonly<Record<string, string>> = { UD60x18: 'uint256', SD59x18: 'int256' };

function toAbi(text: string): AbiError {
  const types = [...text.matchAll(/[(,]\s*(\w+) /g)].map(([, type = '']) => type);
  const plain = text.replace(/\b(?:UD60x18|SD59x18)\b/g, (type) => wrapped[type] ?? type);
  const abi = parseAbiItem(`error ${plain}`) as AbiError;
  const inputs = abi.inputs.map((input, index) => {
    const type = types[index] ?? '';
    return type in wrapped ? { ...input, internalType: type } : input;
  });
  return { ...abi, inputs };
}
