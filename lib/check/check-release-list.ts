import fs from 'node:fs';
import { releases } from '@/content/releases';
import type { Document } from '@/lib/markup/document';
import { placeAt } from '@/lib/markup/positions';
import type { Problem } from '@/lib/markup/problem';
import { publishedReleases } from '@/lib/protocol/deployments/chains';
import {
  isSameRelease,
  type Product,
  products,
  type Release,
  type ReleaseName,
  releaseTitle,
} from '@/lib/site/release';
import { releasesOfPage } from '@/lib/site/releases';

const file = 'content/releases.ts';

/** A release in the `sablier` package, with the names of all contracts that it lists. */
export type PublishedRelease = { product: string; version: string; isLatest: boolean; contracts: string[] };

export type ReleaseSources = {
  list: readonly Release[];
  text: string;
  published: readonly PublishedRelease[];
};

const loadSources = (): ReleaseSources => ({
  list: releases,
  text: fs.readFileSync(file, 'utf8'),
  published: Object.entries(publishedReleases()).flatMap(([product, versions]) =>
    Object.values(versions).map(({ version, isLatest, deployments }) => ({
      product,
      version,
      isLatest,
      contracts: [
        ...new Set<string>(deployments.flatMap(({ contracts }) => contracts.map(({ name }) => name))),
      ],
    })),
  ),
});

/** Compares the list of releases with the `sablier` package and the pages. */
export function checkReleaseList(documents: readonly Page[], sources = loadSources()): Problem[] {
  const { list, text, published } = sources;
  const faults = [
    ...[...new Set(list.map(({ product }) => product))].flatMap((product) =>
      faultsOfProduct(product, sources),
    ),
    ...list.flatMap((release) => faultsOfEntry(release, documents, sources)),
    ...published.flatMap((release) => faultsOfPublished(release, list)),
  ];
  return faults.map((fault) => toProblem(fault, text));
}

/** Finds releases that only the list or only the package has, without which pages can't be read. */
export function checkReleaseNames({ list, text, published } = loadSources()): Problem[] {
  const unpublished = list.filter((release) => !published.some((each) => isListed(each, [release])));
  return [
    ...unpublished.map((entry) => unpublishedFault(entry)),
    ...published.flatMap((release) => faultsOfPublished(release, list).filter(({ entry }) => !entry)),
  ].map((fault) => toProblem(fault, text));
}

const isListed = ({ product, version }: PublishedRelease, list: readonly Release[]): boolean =>
  list.some((release) => release.product === product && release.version === version);

const unpublishedFault = (entry: Release): Fault => ({
  entry,
  what: `The sablier package has no release ${releaseTitle(entry)}.`,
  fix: 'Correct the version, or update the package.',
});

const toProblem = ({ entry, what, fix }: Fault, text: string): Problem => ({
  file,
  ...placeOf(entry, text),
  level: 'error',
  rule: 'releases',
  what,
  fix,
});

type Page = Pick<Document, 'slug' | 'frontMatter'>;

type Fault = { entry?: ReleaseName | undefined; what: string; fix: string };

function faultsOfProduct(product: Product, { list, published }: ReleaseSources): Fault[] {
  const own = list.filter((release) => release.product === product);
  if (own.every(({ status }) => status === 'retired')) return [];
  const faults: Fault[] = [];
  const [newest, second] = own.filter(({ status }) => status === 'newest');
  const latest = published.find((release) => release.product === product && release.isLatest);
  if (!newest || second) {
    faults.push({
      entry: second ?? own[0],
      what: `${products[product]} has ${newest ? 'several releases' : 'no release'} with the status "newest".`,
      fix: 'Give this status to one release: the one that readers should use today.',
    });
  } else if (latest && latest.version !== newest.version) {
    faults.push({
      entry: newest,
      what: `The newest release of ${products[product]} in the sablier package is ${latest.version}.`,
      fix: 'Set its status to "newest", and that of this release to "older".',
    });
  }
  return faults;
}

/** Finds what an entry claims and neither the package nor the pages have. */
function faultsOfEntry(
  release: Release,
  documents: readonly Page[],
  { list, published }: ReleaseSources,
): Fault[] {
  const title = releaseTitle(release);
  const deployed = published.find(
    ({ product, version }) => product === release.product && version === release.version,
  );
  const guide = documents.find(
    (page) =>
      page.slug.startsWith('guides/') &&
      !list.some(({ deployments }) => deployments === page.slug) &&
      releasesOfPage(page).some((described) => isSameRelease(described, release)),
  );
  const faults: Fault[] = [];
  if (!deployed) faults.push(unpublishedFault(release));
  for (const name of release.contracts.filter((name) => deployed?.contracts.includes(name) === false)) {
    faults.push({
      what: `${title} has no deployed contract ${name} in the sablier package.`,
      fix: 'Correct or remove the name.',
    });
  }
  if (documents.every(({ slug }) => slug !== release.deployments)) {
    faults.push({
      what: `${title} has no page ${release.deployments}.`,
      fix: 'Write the page with its addresses, or correct "deployments".',
    });
  }
  if (release.guides && !guide) {
    faults.push({
      what: `No guide describes ${title}.`,
      fix: `Write  guides: false , or name the release in the front matter of a guide:  release: ${title}`,
    });
  }
  if (!release.guides && guide) {
    faults.push({ what: `The page ${guide.slug} is a guide to ${title}.`, fix: 'Write  guides: true' });
  }
  return faults.map((fault) => ({ ...fault, entry: release }));
}

/** Finds a release of the package, and deployed contracts, that the list lacks. */
function faultsOfPublished(
  { product, version, contracts }: PublishedRelease,
  list: readonly Release[],
): Fault[] {
  const title = `${products[product as Product] ?? product} ${version}`;
  const entry = list.find((release) => release.product === product && release.version === version);
  if (!entry)
    return [{ what: `The sablier package has ${title}, which isn't listed.`, fix: 'Add an entry.' }];
  // Early releases of Airdrops were part of Lockup, and the package lists their contracts under both.
  const listed = list
    .filter((release) => release.version === version)
    .flatMap((release) => release.contracts);
  return contracts
    .filter((name) => !listed.includes(name))
    .map((name) => ({
      entry,
      what: `${title} doesn't list the deployed contract ${name}.`,
      fix: 'Add it to "contracts".',
    }));
}

/** Returns the place of a release's entry, or the top of the file if there's none. */
function placeOf(release: ReleaseName | undefined, text: string): { line: number; column: number } {
  const entry =
    release && new RegExp(`product: '${release.product}',\\s+version: '${release.version}'`).exec(text);
  return entry ? placeAt(text, entry.index) : { line: 1, column: 1 };
}
