import fs from 'node:fs';
import { announcement } from '@/content/announcement';
import { releases } from '@/content/releases';
import { sidebars } from '@/content/sidebar';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { curlShown } from '@/lib/markup/typography';
import { listDocuments, source } from '@/lib/pages/document-list';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import type { Contract } from '@/lib/protocol/reference/model';
import { isContractSlug } from '@/lib/protocol/reference/releases';
import { env } from '@/lib/site/env';
import { itemAt } from '@/lib/site/invariant';
import { isSameRelease, type Release, releaseTitle } from '@/lib/site/release';
import { guideIn, newestReleases } from '@/lib/site/releases';
import { site } from '@/lib/site/site';
import type { Navigation } from './navigation';
import { type ReleaseTree, releaseOfContract } from './releases';
import {
  isCategory,
  pagesOf,
  type SidebarCategory,
  type SidebarItem,
  type SidebarPage,
  type Sidebars,
} from './sidebar';

/** Combines the manifest with the pages that exist. The reference's sidebar has the contracts of the newest releases. */
export function buildNavigation(): Navigation {
  if (env.contentDir) return { sections: [folderSection()], releases: [], announcement };
  const written = listDocuments().map(({ slug }) => slug);
  const abouts = pagesAboutOne();
  const trees = releases.map((release) => toTree(release, written, abouts));
  const sections = site.navbar.map(({ section, label, href }) => ({
    id: section,
    label,
    slug: href.slice(1),
    items: withNewest(sidebars[section], trees),
  }));
  return { sections, releases: trees, announcement };
}

/** One section with a category per folder. The titles are read without compiling the pages. */
function folderSection() {
  const pages = listDocuments().map((entry) => {
    const { frontMatter } = readFrontMatter(source.read(entry), entry.file, source);
    return { slug: entry.slug, label: frontMatter.title };
  });
  const items: SidebarItem[] = sidebarFromFolders(pages);
  return { id: 'docs', label: 'Docs', slug: pages[0]?.slug ?? '', items };
}

/** Builds a sidebar for pages without a manifest: one collapsed category per folder, in the order of the pages. */
export function sidebarFromFolders(pages: SidebarPage[]): SidebarItem[] {
  const root: SidebarItem[] = [];
  const categories = new Map<string, SidebarItem[]>([['', root]]);
  for (const page of pages) {
    itemsOf(categories, page.slug.split('/').slice(0, -1)).push(page);
  }
  return root;
}

function itemsOf(categories: Map<string, SidebarItem[]>, folders: string[]): SidebarItem[] {
  const key = folders.join('/');
  const existing = categories.get(key);
  if (existing) return existing;
  const items: SidebarItem[] = [];
  const category: SidebarCategory = { label: toLabel(itemAt(folders, -1)), collapsed: true, items };
  itemsOf(categories, folders.slice(0, -1)).push(category);
  categories.set(key, items);
  return items;
}

const toLabel = (folder: string): string =>
  folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

function toTree(
  release: Release,
  written: readonly string[],
  abouts: ReadonlyMap<string, string>,
): ReleaseTree {
  const { product, version, status } = release;
  return {
    product,
    version,
    isNewest: status === 'newest',
    contracts: contractsOf(release),
    pages: [...abouts.keys()].filter(
      (slug) => status !== 'newest' && abouts.get(slug) === releaseTitle(release),
    ),
    guides: Object.fromEntries(
      newestReleases()
        .filter((newest) => newest.product === product)
        .flatMap((newest) =>
          written.flatMap((slug): [string, string][] => {
            const older = guideIn(newest, slug) === slug ? guideIn(release, slug) : undefined;
            return older && written.includes(older) && isShared(slug, product, written)
              ? [[slug, older]]
              : [];
          }),
        ),
    ),
  };
}

/** Returns the guides and pages of the reference that are about one release, with its title, by their front matter. */
const pagesAboutOne = (): Map<string, string> =>
  new Map(
    listDocuments()
      .filter(({ slug, format }) => format === 'mdx' && /^(?:guides|reference)\//.test(slug))
      .flatMap((entry): [string, string][] => {
        const { release } = readFrontMatter(source.read(entry), entry.file, source).frontMatter;
        const [title, ...others] = release ?? [];
        return title !== undefined && others.length === 0 ? [[entry.slug, title]] : [];
      }),
  );

const isShared = (slug: string, product: Release['product'], written: readonly string[]): boolean =>
  releases.some((release) => {
    const older = release.product === product && release.status !== 'newest' && guideIn(release, slug);
    return older && written.includes(older);
  });

/** Returns the categories of a release's contracts: those in the manifest, or else one category with all of them. */
function contractsOf(release: Release): SidebarItem[] {
  const model = loadReleases().find((each) => isSameRelease(each.release, release));
  if (!model) return [];
  const slugs = new Set(model.contracts.map(({ slug }) => slug));
  const listed = sidebars.reference.flatMap((item: SidebarItem) =>
    isCategory(item) ? item.items.filter((each) => slugs.has(pagesOf([each])[0]?.slug ?? '')) : [],
  );
  // The overview of the reference has no room for those of a second product.
  const collapsed = release !== releases[0];
  return listed.length > 0
    ? listed
    : [{ label: `Contracts ${release.version}`, collapsed, items: toItems(model.contracts) }];
}

/** Replaces the contracts in the manifest, which are those of an older release, by those of the newest release. */
function withNewest(items: readonly SidebarItem[], trees: readonly ReleaseTree[]): SidebarItem[] {
  return items.map((item) => {
    if (!isCategory(item)) return item;
    const slugOf = (each: SidebarItem) => pagesOf([each])[0]?.slug ?? '';
    const first = item.items.find((each) => isContractSlug(slugOf(each)));
    const shown = first && releaseOfContract(trees, slugOf(first));
    const newest = trees.find((each) => each.isNewest && each.product === shown?.product);
    if (!newest) return item;
    return {
      ...item,
      items: item.items.flatMap((each) =>
        each === first ? newest.contracts : isContractSlug(slugOf(each)) ? [] : [each],
      ),
    };
  });
}

function toItems(contracts: readonly Contract[]): SidebarItem[] {
  const groups = [...new Set(contracts.map(({ group }) => group))];
  return groups.flatMap((group): SidebarItem[] => {
    const pages = contracts
      .filter((each) => each.group === group)
      .map(({ name, slug }) => ({ label: name, slug }));
    return group === '' ? pages : [{ label: group, collapsed: true, items: pages }];
  });
}

/** Writes `.generated/navigation.ts`, unless it's unchanged, so that the development server doesn't reload. */
export function generateNavigation(): void {
  const navigation = buildNavigation();
  const text = [
    '// Generated by `npm run generate` from content/sidebar.ts and the pages that exist.',
    "import type { Navigation } from '@/lib/nav/navigation';",
    '',
    `export const navigation: Navigation = ${JSON.stringify(navigation, curlShown)};`,
    '',
  ].join('\n');
  const file = '.generated/navigation.ts';
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync('.generated', { recursive: true });
  fs.writeFileSync(file, text);
}

/** Lists all slugs in the manifest, including duplicates. */
export const listedSlugs = (manifest: Sidebars = sidebars): string[] =>
  Object.values(manifest).flatMap((items) => pagesOf(items).map(({ slug }) => slug));
