import { formatAbiItem } from 'viem/utils';
import errorContracts from '@/content/data/error-contracts.json';
import { publishedAbis } from '@/lib/protocol/deployments/release-deployments';
import { releases } from '@/lib/protocol/reference/releases';
import { required } from '@/lib/site/invariant';
import { releaseTitle } from '@/lib/site/release';
import { type ErrorAbi, errorsIn } from './error-abis';
import { type ErrorWords, findIn, findOutside, readErrorWords, type Words } from './error-words';
import { contractNameOf, type Library, libraries, libraryNames } from './libraries';

export type ErrorRow = Words &
  ErrorPlace & {
    /** With all releases that have an error with this signature. */
    error: ErrorAbi;
    /** The ID of the row, and two more anchors: the signature and the selector. */
    anchors: { name: string; signature: string; selector: string };
    /** The row of another table that explains the same cause and the same fix. */
    like?: { name: string; anchor: string };
  };

export type TableName = Library | 'outside';

/** All tables, in the order of the page. */
export const tableNames: readonly TableName[] = [...libraryNames, 'outside'];

/** Returns the rows of a table, in the order of `content/data/errors.json`. */
export function listErrorRows(table: TableName): ErrorRow[] {
  const words = readErrorWords();
  if (table === 'outside')
    return words.outside.map(({ name, origin, when, fix }) => {
      const error = required(findOutside(name), `no ABI has ${name}`);
      return { error, when, fix, anchors: anchorsOf(error, table, words), owner: { name: origin } };
    });
  return words[table].map(({ name, when, fix, like }) => {
    const error = required(findIn(table, name), `no ABI has ${name} for ${table}`);
    return {
      error,
      when,
      fix,
      anchors: anchorsOf(error, table, words),
      ...placeOfError(table, error),
      ...(like && { like: { name: like.name, anchor: rowAnchor(like.name, like.library, words) } }),
    };
  });
}

function anchorsOf({ abi, signature, selector }: ErrorAbi, table: TableName, words: ErrorWords) {
  // An older error with the name of a newer one has other arguments, so its signature isn't in another table.
  const prefix = table.startsWith('older-') ? '' : prefixOf(abi.name, table, words);
  return {
    name: rowAnchor(abi.name, table, words),
    signature: `${prefix}${signature}`,
    selector: `${prefix}${selector}`,
  };
}

const rowAnchor = (name: string, table: TableName, words: ErrorWords): string =>
  `${prefixOf(name, table, words)}${name.toLowerCase()}`;

/** Only the first of several tables with an error's name has anchors without its name as a prefix. */
function prefixOf(name: string, table: TableName, words: ErrorWords): string {
  const first = libraryNames.find((library) => words[library].some((each) => each.name === name));
  return first === undefined || first === table ? '' : `${table}-`;
}

/** Returns the anchor of a `Panic(uint256)` code, such as `panic-0x32`. */
export const panicAnchor = (code: string): string => `panic-${code}`;

type ErrorPlace = {
  href?: string;
  /** The contract that the error belongs to, with the URL of its page if the reference has one. */
  owner: { name: string; href?: string };
};

/** The pages by library, and by the contract whose name is the error's prefix. */
const contractPages: Readonly<Record<string, Readonly<Record<string, string>>>> = errorContracts;

/** Finds the entry of an error: in its library, or on the first page whose ABI has it, in the newest release. */
function placeOfError(library: Library, { abi, signature, releases: titles }: ErrorAbi): ErrorPlace {
  const name = contractNameOf(abi.name);
  const anchor = abi.name.toLowerCase();
  const { page } = libraries[library];
  if (page !== undefined) {
    const href = required(contractPages[library]?.[name], `content/data/error-contracts.json lacks ${name}`);
    return { href: `${page}#${anchor}`, owner: { name, href } };
  }
  const found = titles.map((title) => abiReleases.find((each) => releaseTitle(each) === title));
  const release = required(found.findLast(Boolean), `no page has the error ${signature}`);
  const { abis, base } = release;
  const published = publishedAbis(release);
  const hasError = (contract: string) =>
    errorsIn(published.get(contract) ?? []).some((each) => formatAbiItem(each) === signature);
  const pageOf = (contract: string) => `/${base}/contract.${contract}`;
  const declaring = [name, ...abis].find((each) => abis.includes(each) && hasError(each));
  return {
    ...(declaring !== undefined && { href: `${pageOf(declaring)}#${anchor}` }),
    owner: { name, ...(abis.includes(name) && { href: pageOf(name) }) },
  };
}

const abiReleases = releases.filter((release) => 'abis' in release);
