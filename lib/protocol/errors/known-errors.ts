import { itemAt } from '@/lib/site/invariant';
import type { Library } from './libraries';

/** The page that lists all errors and decodes revert data. */
export const errorsSlug = 'reference/errors';

/** An argument of an error: its ABI type, and its source type if that's more specific. */
export type ErrorInput = { name: string; type: string; sourceType?: string };

/** The anchors of the rows that explain an error. */
export type ErrorRows = Partial<Record<Library | 'outside', string>>;

/** An error that the decoder knows. */
export type KnownError = {
  /** Such as `0xa1fb2bbc`. */
  selector: string;
  name: string;
  /** Such as `SablierV2Lockup_Null(uint256)`. */
  signature: string;
  inputs: ErrorInput[];
  /** Such as `Lockup v1.2`. Empty for errors from Solidity or tokens. */
  releases: string[];
  rows: ErrorRows;
  /** The origin of a third-party error, such as `OpenZeppelin ERC721`. */
  origin?: string;
};

/** An error in a compact format. */
type PackedError = {
  name: string;
  /** Such as `uint256 streamId,uint256:UD60x18 fee`. */
  inputs: string;
  /** Indexes into the list of releases. */
  releases: number[];
  rows?: ErrorRows;
  origin?: string;
};

/** The decoder's data, which `npm run generate` writes to `.generated/known-errors.ts`. */
export type KnownErrors = {
  releases: string[];
  /** By selector, without `0x`. */
  errors: Record<string, PackedError>;
  /** The meanings of `Panic(uint256)` codes, by hexadecimal code, such as `0x11`. */
  panics: Record<string, string>;
};

/** Encodes the arguments of an error as a short string. */
export const packInputs = (inputs: readonly ErrorInput[]): string =>
  inputs
    .map(({ name, type, sourceType }) => `${sourceType ? `${type}:${sourceType}` : type} ${name}`)
    .join(',');

/**
 * Finds the error with a selector.
 * @param selector eight lowercase hexadecimal digits
 */
export function findError(known: KnownErrors, selector: string): KnownError | undefined {
  const packed = Object.hasOwn(known.errors, selector) ? known.errors[selector] : undefined;
  if (!packed) return undefined;
  const inputs = unpackInputs(packed.inputs);
  return {
    selector: `0x${selector}`,
    name: packed.name,
    signature: `${packed.name}(${inputs.map(({ type }) => type).join(',')})`,
    inputs,
    releases: packed.releases.map((index) => itemAt(known.releases, index)),
    rows: packed.rows ?? {},
    ...(packed.origin !== undefined && { origin: packed.origin }),
  };
}

function unpackInputs(text: string): ErrorInput[] {
  if (text === '') return [];
  return text.split(',').map((input) => {
    const [types = '', name = ''] = input.split(' ');
    const [type = '', sourceType] = types.split(':');
    return { name, type, ...(sourceType !== undefined && { sourceType }) };
  });
}
