import { sidebars } from '@/content/sidebar';
import type { Document } from '@/lib/markup/document';
import { isCategory, type SidebarItem } from '@/lib/nav/sidebar';
import { releaseOfTitle, releasesOfSlug } from '@/lib/site/releases';
import { releaseKeywords, titleWithVersion } from '../page-facts';
import type { SearchEntry } from '../record';
import type { AddressNames } from './deployed-contracts';

/** Words of readers who look for a chain's addresses, its explorer, or its ID. */
const chainWords = 'block explorer chainId contract deployed deployment';

/** The heading of each page's closing list of links. Those pages are indexed anyway. */
const linkSection = 'Where to go next';

/**
 * Returns an entry for the page's introduction and one for each heading.
 * @param names further names, if the page lists addresses
 */
export function pageEntries(
  document: Pick<Document, 'slug' | 'frontMatter' | 'sections'>,
  names: AddressNames | undefined,
): SearchEntry[] {
  const { slug, frontMatter, sections } = document;
  const { sectionKeywords = {}, sectionWords = {}, movedAnchors = {} } = frontMatter;
  const releases = releasesOfSlug(slug);
  const title = titleWithVersion(frontMatter.title, releases);
  // As in `changes in Lockup v4.0`, for sections about a release.
  const otherNames = [frontMatter.title, ...(frontMatter.keywords ?? [])];
  let above = '';
  return sections
    .filter(({ heading }) => heading !== linkSection)
    .map(({ id, depth, heading, text }): SearchEntry => {
      const shared = { slug, anchor: id ?? null };
      if (depth === 1) {
        const content = [frontMatter.description, text].filter(Boolean).join('\n');
        const releaseNames = releases.flatMap(releaseKeywords);
        const others = [
          // A reader who only names a release isn't looking for its access control, so all names are in one keyword there.
          ...(slug.startsWith('guides/') ? releaseNames : [releaseNames.join(', ')].filter(Boolean)),
          ...(names?.aliases ?? []),
        ];
        const keywords = [...labelsOf(slug), ...(frontMatter.keywords ?? []), ...others];
        return { ...shared, headings: [title], content, kind: 'page', keywords, words: sectionWords.top };
      }
      if (depth === 2) above = heading;
      const headings = [title, ...(depth === 3 && above ? [above] : []), heading];
      const chain = names?.chains.get(heading);
      return {
        ...shared,
        headings,
        content: chain ? `${chain.contract}\n${text}` : text,
        kind: 'section',
        keywords: [
          ...(chain?.words ?? []),
          ...(releaseOfTitle(heading) ? otherNames.map((name) => `${heading} ${name}`) : []),
          ...listedFor(id, sectionKeywords, movedAnchors).flat(),
        ],
        words: [...(chain ? [chainWords] : []), ...listedFor(id, sectionWords, movedAnchors)].join(' '),
      };
    });
}

/** Returns what is listed for a section, also below an anchor that it used to have. */
const listedFor = <T>(
  id = '',
  listed: Readonly<Record<string, T>>,
  movedAnchors: Readonly<Record<string, string>>,
): T[] =>
  Object.entries(listed)
    .filter(([anchor]) => anchor === id || movedAnchors[anchor] === id)
    .map(([, value]) => value);

const labels = new Map(Object.values(sidebars).flatMap((items) => labelsBelow(items, [])));

/** Collects each page's sidebar label and categories. */
function labelsBelow(
  items: readonly SidebarItem[],
  above: readonly string[],
): [slug: string, labels: string[]][] {
  return items.flatMap((item) =>
    isCategory(item)
      ? labelsBelow(item.items, [...above, item.label])
      : [[item.slug, [item.label, ...above.slice(1)]]],
  );
}

/**
 * Returns a page's alternative names. The top category is left out, because it's the product, which the slug contains.
 */
const labelsOf = (slug: string): string[] => labels.get(slug) ?? [];
