import {
  type AbiError,
  type ErrorAbi,
  errorsOfLibrary,
  listErrorAbis,
  solidityErrors,
  toErrorAbi,
} from './error-abis';
import { type ErrorWords, readErrorWords, type Words } from './error-words';
import { contractOf, type Library, libraries, libraryNames } from './libraries';

/** An error with everything that its table row shows. */
export type ErrorRow = Words & {
  error: ErrorAbi;
  /** The ID of the row, and two more anchors: the signature and the selector. */
  anchors: { name: string; signature: string; selector: string };
  /** The URL of its reference entry, in the library that declares it. */
  href?: string;
  /** The contract that the error belongs to, with the URL of its page if it's one of ours. */
  owner: { name: string; href?: string };
};

export type TableName = Library | 'outside';

/**
 * Returns the rows of a table, in the order of `content/data/errors.json`.
 * @throws if the errors in the data file differ from those in the library
 */
export function listErrorRows(table: TableName, words: ErrorWords = readErrorWords()): ErrorRow[] {
  return table === 'outside' ? outsideRows(words) : libraryRows(table, words);
}

function libraryRows(library: Library, words: ErrorWords): ErrorRow[] {
  const declared = errorsOfLibrary(library);
  const listed = words[library].map(({ name }) => name);
  const missing = [...declared.keys()].filter((name) => !listed.includes(name));
  if (missing.length > 0)
    throw new Error(`content/data/errors.json lacks words for ${missing.join(', ')} of ${library}.`);
  return words[library].map(({ name, when, fix }) => {
    const error = toErrorAbi(pick(declared, name, library));
    const contract = contractOf(library, name);
    const { page } = libraries[library];
    return {
      error,
      when,
      fix,
      anchors: anchorsOf(error, library, words),
      ...(page && { href: `${page}#${name.toLowerCase()}` }),
      owner: { name: contract.name, ...(contract.page && { href: contract.page }) },
    };
  });
}

function outsideRows(words: ErrorWords): ErrorRow[] {
  const all = [...listErrorAbis().map(({ abi }) => abi), ...solidityErrors];
  const abiByName = new Map(all.map((abi) => [abi.name, abi]));
  return words.outside.map(({ name, origin, when, fix }) => {
    const error = toErrorAbi(pick(abiByName, name, 'outside'));
    return { error, when, fix, anchors: anchorsOf(error, 'outside', words), owner: { name: origin } };
  });
}

function pick(errors: Map<string, AbiError>, name: string, table: TableName): AbiError {
  const found = errors.get(name);
  if (!found) throw new Error(`content/data/errors.json names ${name} under ${table}, where no ABI has it.`);
  return found;
}

function anchorsOf({ abi, signature, selector }: ErrorAbi, table: TableName, words: ErrorWords) {
  const prefix = prefixOf(abi.name, table, words);
  return {
    name: rowAnchor(abi.name, table, words),
    signature: `${prefix}${signature}`,
    selector: `${prefix}${selector}`,
  };
}

/** Returns the ID of an error's row in a table. */
export const rowAnchor = (name: string, table: TableName, words: ErrorWords): string =>
  `${prefixOf(name, table, words)}${name.toLowerCase()}`;

/**
 * If several tables have an error with the same name, the first one's anchors have no prefix, and the others'
 * anchors start with their table's name.
 */
function prefixOf(name: string, table: TableName, words: ErrorWords): string {
  const first = libraryNames.find((library) => words[library].some((each) => each.name === name));
  return first === undefined || first === table ? '' : `${table}-`;
}

/** Returns the anchor of a `Panic(uint256)` code, such as `panic-0x32`. */
export const panicAnchor = (code: string): string => `panic-${code}`;
