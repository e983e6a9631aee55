import {
  type AbiError,
  type ErrorAbi,
  errorsOfLibrary,
  listErrorAbis,
  solidityErrors,
  toErrorAbi,
} from '@/lib/protocol/error-abis';
import { type ErrorWords, readErrorWords, type Words } from './error-words';
import { contractOf, type Library, libraries, libraryNames } from './libraries';

/** An error with everything that its row in a table shows. */
export type ErrorRow = Words & {
  error: ErrorAbi;
  /** The id of the row, and two more that lead to it: the signature and the selector. */
  anchors: { name: string; signature: string; selector: string };
  /** Its entry in the reference of the library that declares it. */
  href?: string;
  /** Whose error it is, with the address of the contract's page if it is one of ours. */
  owner: { name: string; href?: string };
};

export type TableName = Library | 'outside';

/**
 * The rows of a table, in the order of `content/data/errors.json`.
 * @throws Error when the data file has words for another set of errors than the library declares
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
    return {
      error,
      when,
      fix,
      anchors: anchorsOf(error, library, words),
      href: `${libraries[library].page}#${name.toLowerCase()}`,
      owner: { name: contract.name, href: contract.page },
    };
  });
}

function outsideRows(words: ErrorWords): ErrorRow[] {
  const all = [...listErrorAbis().map(({ abi }) => abi), ...solidityErrors];
  const known = new Map(all.map((abi) => [abi.name, abi]));
  return words.outside.map(({ name, origin, when, fix }) => {
    const error = toErrorAbi(pick(known, name, 'outside'));
    return { error, when, fix, anchors: anchorsOf(error, 'outside', words), owner: { name: origin } };
  });
}

function pick(errors: Map<string, AbiError>, name: string, table: TableName): AbiError {
  const found = errors.get(name);
  if (!found) throw new Error(`content/data/errors.json names ${name} under ${table}, where no ABI has it.`);
  return found;
}

/** Where two tables have an error of one name, the first keeps the plain anchors, and the other has its name in front. */
function anchorsOf({ abi, signature, selector }: ErrorAbi, table: TableName, words: ErrorWords) {
  const first = libraryNames.find((library) => words[library].some(({ name }) => name === abi.name));
  const prefix = first === undefined || first === table ? '' : `${table}-`;
  return {
    name: `${prefix}${abi.name.toLowerCase()}`,
    signature: `${prefix}${signature}`,
    selector: `${prefix}${selector}`,
  };
}

/** The anchor of a code of `Panic(uint256)`: `panic-0x32`. */
export const panicAnchor = (code: string): string => `panic-${code}`;
