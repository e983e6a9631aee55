import type { Library } from './libraries';

/** The page that lists all errors and decodes revert data. */
export const errorsSlug = 'reference/errors';

/** An argument of an error: its ABI type, and its source type if that's more specific. */
export type ErrorInput = { name: string; type: string; sourceType?: string };

/** The anchors of the rows that explain an error. */
export type ErrorRows = Partial<Record<Library | 'outside', string>>;

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

/** The decoder's data, which `npm run generate` writes to `.generated/known-errors.ts`. */
export type KnownErrors = {
  errors: Record<string, Omit<KnownError, 'selector' | 'signature'>>;
  /** The meanings of `Panic(uint256)` codes, by hexadecimal code, such as `0x11`. */
  panics: Record<string, string>;
};

/** Finds the error with a selector: `0x` and eight lowercase hexadecimal digits. */
export function findError({ errors }: KnownErrors, selector: string): KnownError | undefined {
  const found = Object.hasOwn(errors, selector) ? errors[selector] : undefined;
  return (
    found && {
      ...found,
      selector,
      signature: `${found.name}(${found.inputs.map(({ type }) => type).join(',')})`,
    }
  );
}
