import fs from 'node:fs';
import { releases } from '@/content/releases';
import type { Document } from '@/lib/markup/document';
import { errorAt, type Place, type Problem, placeIn, topOf } from '@/lib/markup/problem';
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

type Page = Pick<Document, 'slug' | 'frontMatter'>;

type Fault = readonly [what: string, fix: string];

/** Compares the list of releases with the `sablier` package and the pages. */
export function checkReleaseList(documents: readonly Page[], sources = loadSources()): Problem[] {
  const { list, text } = sources;
  const ofProduct = [...new Set(list.map(({ product }) => product))].flatMap((product) =>
    checkNewest(product, sources),
  );
  const ofEntries = list.flatMap((entry) =>
    faultsOf(entry, documents, sources).map((fault) => errorAt(placeOf(entry, text), 'releases', ...fault)),
  );
  return [...ofProduct, ...checkReleaseNames(sources), ...ofEntries];
}

/** Finds releases that only the list or only the package has, without which pages can't be read. */
export function checkReleaseNames({ list, text, published } = loadSources()): Problem[] {
  const unpublished = list.filter((entry) => !published.some((each) => isPublishedAs(entry, each)));
  const unlisted = published.filter((each) => !list.some((entry) => isPublishedAs(entry, each)));
  return [
    ...unpublished.map((entry) =>
      errorAt(
        placeOf(entry, text),
        'releases',
        `The sablier package has no release ${releaseTitle(entry)}.`,
        'Correct the version, or update the package.',
      ),
    ),
    ...unlisted.map(({ product, version }) => {
      const title = `${products[product as Product] ?? product} ${version}`;
      const what = `The sablier package has ${title}, which isn't listed.`;
      return errorAt(topOf(file), 'releases', what, 'Add an entry.');
    }),
  ];
}

const isPublishedAs = (entry: Release, { product, version }: PublishedRelease): boolean =>
  entry.product === product && entry.version === version;

function checkNewest(product: Product, { list, text, published }: ReleaseSources): Problem[] {
  const own = list.filter((release) => release.product === product);
  if (own.every(({ status }) => status === 'retired')) return [];
  const [newest, second] = own.filter(({ status }) => status === 'newest');
  const latest = published.find((release) => release.product === product && release.isLatest);
  if (!newest || second)
    return [
      errorAt(
        placeOf(second ?? own[0], text),
        'releases',
        `${products[product]} has ${newest ? 'several releases' : 'no release'} with the status "newest".`,
        'Give this status to one release: the one that readers should use today.',
      ),
    ];
  if (!latest || latest.version === newest.version) return [];
  return [
    errorAt(
      placeOf(newest, text),
      'releases',
      `The newest release of ${products[product]} in the sablier package is ${latest.version}.`,
      'Set its status to "newest", and that of this release to "older".',
    ),
  ];
}

/** Finds where an entry differs from the package or the pages. */
function faultsOf(
  entry: Release,
  documents: readonly Page[],
  { list, published }: ReleaseSources,
): readonly Fault[] {
  const title = releaseTitle(entry);
  const deployed = published.find((each) => isPublishedAs(entry, each))?.contracts;
  // Early releases of Airdrops were part of Lockup, and the package lists their contracts under both.
  const listed = list
    .filter(({ version }) => version === entry.version)
    .flatMap(({ contracts }) => contracts);
  const guide = documents.find(
    (page) =>
      page.slug.startsWith('guides/') &&
      !list.some(({ deployments }) => deployments === page.slug) &&
      releasesOfPage(page).some((described) => isSameRelease(described, entry)),
  );
  const faults: Fault[] = [];
  for (const name of entry.contracts)
    if (deployed?.includes(name) === false)
      faults.push([
        `${title} has no deployed contract ${name} in the sablier package.`,
        'Correct or remove the name.',
      ]);
  for (const name of deployed ?? [])
    if (!listed.includes(name))
      faults.push([`${title} doesn't list the deployed contract ${name}.`, 'Add it to "contracts".']);
  if (documents.every(({ slug }) => slug !== entry.deployments))
    faults.push([
      `${title} has no page ${entry.deployments}.`,
      'Write the page with its addresses, or correct "deployments".',
    ]);
  if (entry.guides && !guide)
    faults.push([
      `No guide describes ${title}.`,
      `Write  guides: false , or name the release in the front matter of a guide:  release: ${title}`,
    ]);
  if (!entry.guides && guide)
    faults.push([`The page ${guide.slug} is a guide to ${title}.`, 'Write  guides: true']);
  return faults;
}

/** Returns the place of a release's entry, or the top of the file if there's none. */
function placeOf(release: ReleaseName | undefined, text: string): Place {
  const entry =
    release && new RegExp(`product: '${release.product}',\\s+version: '${release.version}'`).exec(text);
  return entry ? placeIn(file, text, entry.index) : topOf(file);
}
