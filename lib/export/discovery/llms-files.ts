import type { PhrasingContent, RootContent } from 'mdast';
import { navigation } from '@/.generated/navigation';
import { toAnchor } from '@/lib/markup/anchors';
import { type Document, toUrl } from '@/lib/markup/document';
import { writeMarkdown } from '@/lib/markup/write-markdown';
import { buildNavigation } from '@/lib/nav/build-navigation';
import { plainUrl } from '@/lib/nav/page-head/plain-url';
import { productOf } from '@/lib/nav/place-of-slug';
import { changesOf, pagesInReleases } from '@/lib/nav/releases';
import { products } from '@/lib/nav/sections';
import { pagesOf } from '@/lib/nav/sidebar';
import { loadDocuments } from '@/lib/pages/documents';
import { lastUpdated } from '@/lib/pages/last-updated';
import { toCanonical } from '@/lib/site/addresses';
import { env } from '@/lib/site/env';
import { isSameRelease, type Release, releaseTitle } from '@/lib/site/release';
import { newestReleases, releasesOfPage } from '@/lib/site/releases';
import { site } from '@/lib/site/site';

/**
 * Generates `/llms.txt`: a summary of the site, and links to the plain forms of all pages, by section. Pages that a
 * model with a small context can skip are under "Optional". Format: https://llmstxt.org
 */
export function writeLlmsIndex({ sections, optional }: PlainSections): string {
  const groups = [...sections, { title: 'Optional', documents: optional }].filter(
    ({ documents }) => documents.length > 0,
  );
  const blocks = [
    `# ${site.title}`,
    `> ${site.tagline}`,
    `${site.description} To get a page as Markdown, add \`.md\` to its URL. [The full text](${toCanonical('/llms-full.txt')}) is divided into files by section and product.`,
    ...groups.map(({ title, documents }) => `## ${title}\n\n${documents.map(toEntry).join('\n')}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toEntry(document: Document): string {
  const { slug, frontMatter } = document;
  const { title, description } = frontMatter;
  // Contracts and guides of several releases have the same title.
  const [release, ...others] = releasesOfPage(document);
  const where = release && others.length === 0 ? ` (${releaseTitle(release)})` : '';
  return `- [${title}${where}](${toCanonical(plainUrl(slug) ?? '')}): ${description}`;
}

/** A file with the plain forms of the pages of a section that are about the same product, or about no single one. */
type LlmsPart = { url: string; title: string; text: string };

/** Whether a page is a guide at an address of an older release. */
const isOlderGuide = (slug: string): boolean => /^guides\/\w+\/v\d/.test(slug);

/**
 * Divides the plain forms of all pages into files, such as `/llms-full/guides-flow.txt`. Pages of other releases are only
 * listed, because their text would be a twentieth of the site, and no model reads that much at once.
 */
export const listLlmsParts = ({ sections, optional }: PlainSections): LlmsPart[] =>
  [
    ...sections.map((section) => ({ ...section, write: writePlainPage })),
    {
      title: 'Other releases',
      documents: optional.filter(({ slug }) => !isOlderGuide(slug)),
      write: toEntry,
    },
    {
      title: 'Guides to other releases',
      documents: optional.filter(({ slug }) => isOlderGuide(slug)),
      write: toEntry,
    },
  ].flatMap(({ title, documents, write }) =>
    [{ id: '', label: '' }, ...products].flatMap(({ id, label }) => {
      const own = documents.filter(({ slug }) => productOf(slug) === id);
      if (own.length === 0) return [];
      const name = label ? `${title}: ${label}` : title;
      return [{ url: `/llms-full/${toAnchor(name)}.txt`, title: name, text: own.map(write).join('\n') }];
    }),
  );

/** Generates `/llms-full.txt`, which lists the files with the text of the pages, and their sizes. */
export function writeLlmsFull(parts: readonly LlmsPart[]): string {
  const entries = parts.map(({ url, title, text }) => {
    const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
    return `- [${title}](${toCanonical(url)}): ${kilobytes} KB`;
  });
  return `# ${site.title}: full text\n\n> The text of the pages as Markdown, by section and product. Pages about other releases are only listed.\n\n${entries.join('\n')}\n`;
}

/**
 * Converts a page to a Markdown file: its title, description, body, URL, releases, and, if known, the date when it was
 * last checked or changed. A page about older releases says so before its body.
 */
export function writePlainPage(document: Document): string {
  const { slug, frontMatter, markdown } = document;
  const head = writeMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: frontMatter.title }] },
      { type: 'paragraph', children: [{ type: 'text', value: frontMatter.description }] },
      ...olderReleaseNote(document),
    ],
  });
  const foot = [
    `- Page: ${toCanonical(toUrl(slug))}`,
    ...describeReleases(document),
    ...describeDate(document),
  ];
  return `${[head.trim(), markdown.trim(), '---', foot.join('\n')].join('\n\n')}\n`;
}

/** Says when a page was checked and against what, or else when it was last changed, if that's known. */
function describeDate({ file, frontMatter: { checked } }: Document): string[] {
  if (checked) return [`- Checked on ${checked.on} against ${checked.against}`];
  const updated = lastUpdated(file);
  return updated ? [`- Last updated: ${updated.slice(0, 10)}`] : [];
}

/** The note below the description, as on the page: where to read about the releases that replace those of the page. */
function olderReleaseNote(document: Document): RootContent[] {
  const newest = newestInstead(document);
  if (newest.length === 0) return [];
  const pages = pagesInReleases(navigation.releases, document.slug);
  const described = releasesOfPage(document).map(releaseTitle).join(' and ');
  const children = newest.flatMap((release): PhrasingContent[] => {
    const same = pages.find((page) => isSameRelease(page.release, release));
    const href = same?.href ?? changesOf(release.product, navigation.sections);
    const changed = href.endsWith('log') ? 'the changelog' : 'what changed';
    const words = same ? `the page about ${release.version}` : changed;
    return [
      { type: 'text', value: ` For ${releaseTitle(release)}, the newest release, see ` },
      { type: 'link', url: toCanonical(href), children: [{ type: 'text', value: words }] },
      { type: 'text', value: '.' },
    ];
  });
  const text: PhrasingContent = { type: 'text', value: `This page is about ${described}.` };
  return [{ type: 'blockquote', children: [{ type: 'paragraph', children: [text, ...children] }] }];
}

/** Returns the newest releases of a page's products, if it describes only older ones. */
function newestInstead(document: Document): Release[] {
  const described = releasesOfPage(document);
  return newestReleases().filter(
    ({ product, status }) =>
      described.some((release) => release.product === product) &&
      described.every((release) => release.status !== status),
  );
}

/** Lists the releases that a page describes, and, if it describes only older ones, those to use today. */
function describeReleases(document: Document): string[] {
  const described = releasesOfPage(document);
  if (described.length === 0) return [];
  const newest = newestInstead(document);
  const replaced = newest.length > 0 ? `. Newest: ${newest.map(releaseTitle).join(', ')}` : '';
  return [`- Describes: ${described.map(releaseTitle).join(', ')}${replaced}`];
}

/** Pages of a section, in reading order. */
type PlainSection = { title: string; documents: Document[] };

/** All pages by section, and those that aren't in any section: guides and contracts of other releases. */
export type PlainSections = { sections: PlainSection[]; optional: Document[] };

/** Lists every page of the site in reading order. */
export async function listPlainSections(): Promise<PlainSections> {
  const documents = await loadDocuments();
  const rest = new Map(documents.map((document) => [document.slug, document]));
  const take = (slug: string): Document[] => {
    const document = rest.get(slug);
    rest.delete(slug);
    return document ? [document] : [];
  };
  const { sections } = buildNavigation();
  return {
    sections: sections.map(({ label, items }) => ({
      title: label,
      documents: pagesOf(items).flatMap(({ slug }) => take(slug)),
    })),
    optional: [...rest.values()],
  };
}

/** A plain form of one or more pages, as a file of the site. */
type PlainFile = { url: string; text: string };

/** Lists `/llms.txt`, `/llms-full.txt`, and the files that it links to. */
export async function listLlmsFiles(): Promise<PlainFile[]> {
  const all = await listPlainSections();
  const parts = listLlmsParts(all);
  return [
    { url: '/llms.txt', text: writeLlmsIndex(all) },
    { url: '/llms-full.txt', text: writeLlmsFull(parts) },
    ...parts,
  ];
}

/** Lists the plain forms of all pages. A folder of plain pages has none. */
export async function listPlainPages(): Promise<PlainFile[]> {
  const documents = env.contentDir ? [] : await loadDocuments();
  return documents.flatMap((document) => {
    const url = plainUrl(document.slug);
    return url ? [{ url, text: writePlainPage(document) }] : [];
  });
}
