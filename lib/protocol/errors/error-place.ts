import { formatAbiItem } from 'viem/utils';
import errorContracts from '@/content/data/error-contracts.json';
import { publishedAbis } from '@/lib/protocol/deployments/release-deployments';
import { type Release, releases } from '@/lib/protocol/reference/releases';
import { required } from '@/lib/site/invariant';
import { releaseTitle } from '@/lib/site/release';
import { type ErrorAbi, errorsIn } from './error-abis';
import { contractNameOf, isDocumented, type Library, libraries } from './libraries';

export type ErrorPlace = {
  /** The URL of its entry, if it has one. */
  href?: string;
  /** The contract that the error belongs to, with the URL of its page if the reference has one. */
  owner: { name: string; href?: string };
};

/** The pages by library, and by the contract whose name is the error's prefix. */
const contractPages: Readonly<Record<string, Readonly<Record<string, string>>>> = errorContracts;

/** Finds the entry of an error: in its library, or on the first page whose ABI has it, in the newest release. */
export function placeOfError(library: Library, { abi, signature, releases: titles }: ErrorAbi): ErrorPlace {
  if (isDocumented(library)) {
    const name = contractNameOf(abi.name);
    const page = required(contractPages[library]?.[name], `content/data/error-contracts.json lacks ${name}`);
    return { href: `${libraries[library].page}#${abi.name.toLowerCase()}`, owner: { name, href: page } };
  }
  const owner = contractNameOf(abi.name);
  const [newest] = titles.flatMap((title) => releasesByTitle.get(title) ?? []).reverse();
  if (!newest) return { owner: { name: owner } };
  const { abis, base } = newest;
  const declaring = [owner, ...abis].find((name) => abis.includes(name) && hasError(newest, name, signature));
  return {
    ...(declaring !== undefined && { href: `${pageOf(base, declaring)}#${abi.name.toLowerCase()}` }),
    owner: { name: owner, ...(abis.includes(owner) && { href: pageOf(base, owner) }) },
  };
}

const pageOf = (base: string, contract: string): string => `/${base}/contract.${contract}`;

type WithAbis = Extract<Release, { abis: readonly string[] }>;

const releasesByTitle: ReadonlyMap<string, WithAbis> = new Map(
  releases.flatMap((release) => ('abis' in release ? [[releaseTitle(release), release] as const] : [])),
);

/** Whether the `sablier` package has the contract, and its ABI has the error. */
const hasError = ({ product, version }: WithAbis, contract: string, signature: string): boolean =>
  errorsIn(publishedAbis({ protocol: product, version }).get(contract) ?? []).some(
    (abi) => formatAbiItem(abi) === signature,
  );
