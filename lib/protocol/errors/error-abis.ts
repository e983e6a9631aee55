import fs from 'node:fs';
import type { Abi } from 'viem';
import { formatAbiItem } from 'viem/utils';
import { releases } from '@/content/releases';
import { publishedComptroller } from '@/lib/protocol/deployments/chains';
import { publishedAbis } from '@/lib/protocol/deployments/release-deployments';
import { identify } from '@/lib/protocol/reference/selectors';
import { filesBelow } from '@/lib/site/files-below';
import { invariant } from '@/lib/site/invariant';
import { byVersion, type FamilyRelease, products, releaseTitle } from '@/lib/site/release';
import packageJson from '@/package.json';
import { type AbiError, libraryErrors } from './library-errors';

export type ErrorAbi = {
  /** The first four bytes of the hash of its signature. */
  selector: string;
  /** Such as `SablierV2Lockup_Null(uint256)`. */
  signature: string;
  abi: AbiError;
  /** Such as `Lockup v1.2`, oldest first within each protocol. */
  releases: string[];
};

const installed: Readonly<Record<string, string>> = packageJson.dependencies;

/** Unlike the `sablier` package, the packages of releases include library errors. */
const artifacts = releases.flatMap((release) =>
  release.packages.flatMap((text) => {
    const [, name = '', version = ''] = /^(.+)@(.+)$/.exec(text) ?? [];
    const folder = `node_modules/${name}/artifacts`;
    // The periphery of Lockup v1.2 also belongs to Airdrops v1.2, which comes later in the list.
    const isFirst = releases.find(({ packages }) => packages.includes(text)) === release;
    return isFirst && installed[name] === version ? [{ folder, release: releaseTitle(release) }] : [];
  }),
);

/** Errors that any contract can revert with, because Solidity declares them. */
export const solidityErrors: readonly AbiError[] = [
  { type: 'error', name: 'Error', inputs: [{ name: 'message', type: 'string' }] },
  { type: 'error', name: 'Panic', inputs: [{ name: 'code', type: 'uint256' }] },
];

let cached: readonly ErrorAbi[] | undefined;

/**
 * Lists all custom errors of all published releases, without duplicates and sorted by signature.
 * @throws if a package contains anything other than compiled contracts
 */
export function listErrorAbis(): readonly ErrorAbi[] {
  cached ??= collectErrorAbis();
  return cached;
}

function collectErrorAbis(): ErrorAbi[] {
  const found = new Map<string, ErrorAbi>();
  const all = [
    ...[...releases, ...comptrollers()].flatMap(releasedErrors),
    ...artifacts.flatMap(artifactErrors),
    ...libraryErrors(),
  ];
  const inOrder = [...new Set(all.map(({ release }) => release))].sort(byProductAndVersion);
  // The names of arguments are those of the newest release.
  for (const { abi, release } of all.toSorted(
    (a, b) => inOrder.indexOf(b.release) - inOrder.indexOf(a.release),
  )) {
    const signature = formatAbiItem(abi);
    const known = found.get(signature) ?? toErrorAbi(abi);
    if (!known.releases.includes(release)) known.releases.push(release);
    found.set(signature, known);
  }
  for (const { releases } of found.values()) releases.sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b));
  return [...found.values()].sort((a, b) => (a.signature < b.signature ? -1 : 1));
}

/** Adds the signature and selector to an error, without releases. */
export const toErrorAbi = (abi: AbiError): ErrorAbi => ({ abi, ...identify(abi), releases: [] });

/** Lists the errors with a name, which can have several signatures. */
export const errorsNamed = (name: string): readonly ErrorAbi[] =>
  listErrorAbis().filter(({ abi }) => abi.name === name);

type Released = { abi: AbiError; release: string };

const comptrollers = (): FamilyRelease[] =>
  Object.keys(publishedComptroller().releases).map((version) => ({ product: 'comptroller', version }));

const releasedErrors = (release: FamilyRelease): Released[] =>
  [...publishedAbis(release).values()]
    .flatMap(errorsIn)
    .map((abi) => ({ abi, release: releaseTitle(release) }));

function artifactErrors({ folder, release }: (typeof artifacts)[number]): Released[] {
  const files = filesBelow(folder).filter((file) => file.endsWith('.json'));
  invariant(files.length > 0, `there are no compiled contracts in ${folder}`);
  const compiled = files.map((file): { abi: Abi } => JSON.parse(fs.readFileSync(file, 'utf8')));
  return compiled.flatMap(({ abi }) => errorsIn(abi)).map((abi) => ({ abi, release }));
}

/** Returns the errors of an ABI. */
export const errorsIn = (abi: Abi): AbiError[] => abi.filter((item) => item.type === 'error');

/** The products come in the order of the site, and others after them. */
const productOrder: readonly string[] = Object.values(products);

function byProductAndVersion(a: string, b: string): number {
  const rankOf = (title: string): number => {
    const [product = ''] = title.split(' ');
    return [...productOrder, product].indexOf(product);
  };
  return rankOf(a) - rankOf(b) || byVersion(a, b);
}
