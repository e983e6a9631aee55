import fs from 'node:fs';
import { sidebars } from '@/content/sidebar';
import type { DocumentEntry } from '@/lib/markup/document';
import { suggest } from '@/lib/markup/nearest';
import { errorAt, type Place, type Problem, placeIn, topOf, warningAt } from '@/lib/markup/problem';
import { listedSlugs } from '@/lib/nav/build-navigation';
import { isCategory, pagesOf, type SidebarItem, type Sidebars } from '@/lib/nav/sidebar';
import { guideIn, newestReleases, releasesOfSlug } from '@/lib/site/releases';

const file = 'content/sidebar.ts';

/** Every page must have exactly one entry in the manifest, and every entry a page. */
export function checkSidebar(
  documents: DocumentEntry[],
  listed: string[] = listedSlugs(),
  text: string = fs.readFileSync(file, 'utf8'),
  misplaced: MisplacedPage[] = listMisplaced(),
): Problem[] {
  const slugs = documents.map(({ slug }) => slug);
  // Contracts of releases that the manifest doesn't list are in the sidebar of their release.
  const orphans = documents.filter(
    ({ slug, format }) => format !== 'contract' && !listed.includes(slug) && !isOlderGuide(slug, listed),
  );
  return [
    ...orphans.map((document) =>
      warningAt(
        topOf(document.file),
        'sidebar',
        "The page isn't in the sidebar.",
        `Add  { label: '…', slug: '${document.slug}' }  to ${file}.`,
      ),
    ),
    ...listed
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => {
        const unlisted = orphans.map((document) => document.slug);
        const fix = suggest(slug, unlisted, `Create content/${slug}.mdx, or delete the entry.`);
        return errorAt(placeOf(slug, text), 'sidebar', `There is no page ${slug}.`, fix);
      }),
    ...duplicates(listed).map((slug) =>
      warningAt(
        placeOf(slug, text),
        'sidebar',
        `The page ${slug} is in the sidebar more than once.`,
        'Keep one: a page belongs to exactly one sidebar.',
      ),
    ),
    ...misplaced.map(({ slug, section }) =>
      warningAt(
        placeOf(slug, text),
        'sidebar',
        `The page ${slug} is in the sidebar of ${section}, but its address begins with another section.`,
        `Move the entry to ${slug.split('/')[0]}, or move the page:  npm run move -- ${slug} ${section}/${slug.split('/').slice(1).join('/')}`,
      ),
    ),
    ...duplicates(slugs).map((slug) => {
      const [first = file, ...others] = documents
        .filter((each) => each.slug === slug)
        .map((each) => each.file);
      return errorAt(
        topOf(first),
        'sidebar',
        `This file and ${others.join(' and ')} have the same address, /${slug}.`,
        'Rename or delete one of them.',
      );
    }),
  ];
}

/** A longer label, in characters, wraps more than once in the sidebar. */
const longestLabel = 48;

/**
 * Finds entries that readers can't tell apart or that show nothing, malformed slugs, and links without a page.
 * @param slugs of all pages
 */
export function checkEntries(
  items: readonly SidebarItem[],
  slugs: ReadonlySet<string>,
  text: string = fs.readFileSync(file, 'utf8'),
): Problem[] {
  const labels = items.map(({ label }) => label);
  return items.flatMap((item, index): Problem[] => {
    const { label } = item;
    const place = placeOf(isCategory(item) ? label : item.slug, text);
    const report = (what: string, fix: string): Problem[] => [errorAt(place, 'sidebar', what, fix)];
    if (labels.indexOf(label) < index)
      return report(`Two entries of this list have the label "${label}".`, 'Reword one of them.');
    if (label.trim() === '') return report('This entry has no label.', "Write  label: '…'");
    if (label.length > longestLabel)
      return report(`The label "${label}" needs three lines.`, `Write at most ${longestLabel} characters.`);
    if (!isCategory(item)) {
      const plain = item.slug.replace(/^\/|^content\/|\/$|\.mdx?$/g, '');
      if (plain !== item.slug) return report(`"${item.slug}" isn't a slug.`, `Write  slug: '${plain}'`);
      if (!item.isLink || slugs.has(plain)) return [];
      return report(`There is no page ${plain}.`, suggest(plain, slugs, 'Link to a page that exists.'));
    }
    return item.items.length > 0
      ? checkEntries(item.items, slugs, text)
      : report('The category is empty.', 'Add a page to it, or remove it.');
  });
}

/** Whether a page is a guide to an older release of a listed guide, whose place in the sidebar it takes. */
const isOlderGuide = (slug: string, listed: readonly string[]): boolean =>
  releasesOfSlug(slug).some(({ product }) =>
    newestReleases().some(
      (newest) => newest.product === product && listed.includes(guideIn(newest, slug) ?? ''),
    ),
  );

type MisplacedPage = { slug: string; section: string };

/** Lists the pages that are in the sidebar of another section. */
export const listMisplaced = (manifest: Sidebars = sidebars): MisplacedPage[] =>
  Object.entries(manifest).flatMap(([section, items]) =>
    pagesOf(items)
      .filter(({ slug }) => !slug.startsWith(`${section}/`))
      .map(({ slug }) => ({ slug, section })),
  );

const duplicates = (slugs: string[]): string[] => [
  ...new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)),
];

function placeOf(name: string, text: string): Place {
  const at = text.indexOf(`'${name}'`);
  return at < 0 ? topOf(file) : placeIn(file, text, at);
}
