import fs from 'node:fs';
import pageFacts from '@/content/data/page-facts.json';
import type { Document } from '@/lib/markup/document';
import { errorAt, type Problem, topOf } from '@/lib/markup/problem';
import { productOf } from '@/lib/nav/place-of-slug';
import { type Product, products, type Release, releaseTitle } from '@/lib/site/release';
import { newestOf, newestReleases, releasesOf, releasesOfPage, releasesOfSlug } from '@/lib/site/releases';

/** Pages about several products that depend on their releases, and folders that work with the contracts of several releases. */
const { ofSeveralProducts, ofNoRelease } = pageFacts;

export type Described = Pick<Document, 'slug' | 'file' | 'frontMatter' | 'sections' | 'origin'>;

/**
 * Finds pages that don't say which release they describe, and sentences that present an older one as the current.
 * @param read returns a file's text, or '' if there's none
 */
export function checkReleases(
  documents: readonly Described[],
  read: (file: string) => string = readIfExists,
): Problem[] {
  return documents
    .filter(({ origin }) => !origin)
    .flatMap((document) => [...missingRelease(document), ...outdatedSentences(document, read)]);
}

const readIfExists = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/**
 * Returns the release that a new page at an address describes most likely.
 * @returns `undefined` if its address says it, or if it doesn't depend on a release
 */
export function likelyRelease(slug: string): Release | undefined {
  const isIndependent = ofNoRelease.some((folder) => `${slug}/`.startsWith(`${folder}/`));
  const isBound = ofSeveralProducts.includes(slug) || (productOf(slug) !== '' && !isIndependent);
  if (!isBound || releasesOfSlug(slug).length > 0) return undefined;
  return newestReleases().find(({ product }) => productsAt(slug).includes(product)) ?? newestOf('lockup');
}

function missingRelease({ slug, file, frontMatter }: Described): Problem[] {
  const likely = likelyRelease(slug);
  if (!likely || releasesOfPage({ slug, frontMatter }).length > 0) return [];
  return [
    errorAt(
      topOf(file),
      'releases',
      "The page doesn't say which release it describes.",
      `Add it to the front matter, such as  release: ${releaseTitle(likely)}`,
    ),
  ];
}

const thing = '(releases?|versions?|contracts?|addresses|deployments?|packages?|code|source|abis?)';

/** Phrases that present a release as the one to use. */
const claims = [
  new RegExp(`\\b(newest|latest|most recent|current|up-to-date)( \\w+)? ${thing}\\b`, 'i'),
  /\b(is|are|remains?) (still |currently )?(the )?(newest|latest|most recent|current|up[- ]to[- ]date|state of the art)( one)?(?= ·|[.,;:)]|$)/i,
  /(^|· )(current|newest|latest)(?= ·|[.,;]|$)/i,
  /\brecommend(s|ed|ation)?\b/i,
  /\buse\b.*\bnew (streams?|campaigns?|integrations?|projects?)\b/i,
  /\bnew (streams?|campaigns?|integrations?|projects?)\b.*\buse\b/i,
];

/** Finds sentences and table rows that name an older release, but no newest one, next to such a phrase. */
function outdatedSentences(document: Described, read: (file: string) => string): Problem[] {
  const { slug, file, frontMatter, sections } = document;
  const about = [...releasesOfPage(document).map(({ product }) => product), ...productsAt(slug)];
  const texts = [frontMatter.title, frontMatter.description, ...sections.map(({ text }) => text)];
  return texts.flatMap(toSentences).flatMap((sentence) => {
    if (!claims.some((claim) => claim.test(sentence))) return [];
    const named = namedReleases(sentence, about);
    const [first] = named;
    if (!first || named.some(({ status }) => status === 'newest')) return [];
    const newest = newestReleases().find(({ product }) => product === first.product);
    // The line isn't known if the sentence is on several lines or in a snippet.
    const lines = read(file).split('\n');
    const index = lines.findIndex((line) => lettersOf(line).includes(lettersOf(sentence)));
    return errorAt(
      { ...topOf(file), line: Math.max(index, 0) + 1 },
      'releases',
      `"${sentence}" presents ${releaseTitle(first)} as current.`,
      newest
        ? `Write what is true for ${releaseTitle(newest)}, or name both releases in the sentence.`
        : 'The product is retired: name the release to use instead.',
    );
  });
}

const productsAt = (slug: string): Product[] => {
  const product = productOf(slug);
  return product === '' ? [] : [product === 'drops' ? 'airdrops' : product];
};

/** Splits text into sentences. A row of a table is one sentence, because a cell needs its neighbors. */
const toSentences = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => (line.includes(' · ') ? [line] : line.split(/(?<=[.!?])\s+/)))
    .filter((sentence) => sentence !== '');

const all = Object.keys(products) as Product[];

/** A version belongs to the product before it, or to those that the page is about, the newest release first. */
function namedReleases(sentence: string, about: readonly Product[]): Release[] {
  const names = new RegExp(`\\b(${Object.values(products).join('|')})\\b|\\b(v\\d+\\.\\d+)`, 'g');
  let before: Product | undefined;
  return [...sentence.matchAll(names)].flatMap(([, name, version]) => {
    if (name) before = all.find((product) => products[product] === name);
    const candidates = [before ? [before] : [], about, all]
      .map((among) => among.flatMap(releasesOf).filter((release) => release.version === version))
      .find((found) => found.length > 0);
    return candidates?.find(({ status }) => status === 'newest') ?? candidates?.slice(0, 1) ?? [];
  });
}

/** Reduces a line to its letters and digits, without the targets of links, to compare Markdown with plain text. */
const lettersOf = (line: string): string => line.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
