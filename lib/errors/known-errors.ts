import type { Library } from './libraries';

/** An argument of an error: the type that its bytes have, and the one that the source gives it where that says more. */
export type ErrorInput = { name: string; type: string; sourceType?: string };

/** Where an error is explained on the page: the anchors of its rows. */
export type ErrorRows = Partial<Record<Library | 'outside', string>>;

/** An error that the decoder knows. */
export type KnownError = {
  /** `0xa1fb2bbc` */
  selector: string;
  name: string;
  /** `SablierV2Lockup_Null(uint256)` */
  signature: string;
  inputs: ErrorInput[];
  /** `Lockup v1.2`; empty for what belongs to Solidity or a token. */
  releases: string[];
  rows: ErrorRows;
  /** Whose it is, if not Sablier's: `OpenZeppelin ERC721`. */
  origin?: string;
};

/** One error in a form that is small to load. */
export type PackedError = {
  name: string;
  /** `uint256 streamId,uint256:UD60x18 fee` */
  inputs: string;
  /** Places in the list of releases. */
  releases: number[];
  rows?: ErrorRows;
  origin?: string;
};

/** What the decoder loads: `npm run generate` writes it to `.generated/known-errors.ts`. */
export type KnownErrors = {
  releases: string[];
  /** By selector without `0x`. */
  errors: Record<string, PackedError>;
  /** What the codes of `Panic(uint256)` mean, by code in hexadecimal digits: `0x11`. */
  panics: Record<string, string>;
};

/** The arguments of an error as one short text. */
export const packInputs = (inputs: readonly ErrorInput[]): string =>
  inputs
    .map(({ name, type, sourceType }) => `${sourceType ? `${type}:${sourceType}` : type} ${name}`)
    .join(',');

/**
 * The error with a selector.
 * @param selector eight hexadecimal digits in lower case
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
    releases: packed.releases.flatMap((index) => known.releases[index] ?? []),
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
