import fs from 'node:fs';
import path from 'node:path';
import { type Document, toUrl } from '@/lib/markup/document';
import { toWholeAddress } from '@/lib/markup/whole-address';
import { writeMarkdown } from '@/lib/markup/write-markdown';
import { buildNavigation } from '@/lib/nav/build-navigation';
import { pagesOf } from '@/lib/nav/sidebar';
import { loadDocuments } from '@/lib/pages/documents';
import { env } from '@/lib/site/env';
import { lastUpdated } from '@/lib/site/last-updated';
import { site } from '@/lib/site/site';
import { plainUrl } from './plain-url';

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
    `${site.description} To get a page as Markdown, add \`.md\` to its URL. [One file](${toWholeAddress('/llms-full.txt', '')}) contains all pages except the optional ones.`,
    ...groups.map(({ title, documents }) => `## ${title}\n\n${documents.map(toEntry).join('\n')}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toEntry({ slug, frontMatter: { title, description } }: Document): string {
  return `- [${title}](${toWholeAddress(plainUrl(slug) ?? '', '')}): ${description}`;
}

/** Generates `/llms-full.txt`, which contains the plain forms of all pages except the optional ones. */
export const writeLlmsFull = ({ sections }: PlainSections): string =>
  sections.flatMap(({ documents }) => documents.map(writePlainPage)).join('\n');

/**
 * Converts a page to a Markdown file: its title, description, body, URL, and, if known, the date of its last change.
 */
export function writePlainPage({ slug, file, frontMatter, markdown }: Document): string {
  const updated = lastUpdated(file);
  const head = writeMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: frontMatter.title }] },
      { type: 'paragraph', children: [{ type: 'text', value: frontMatter.description }] },
    ],
  });
  const foot = [
    `- Page: ${toWholeAddress(toUrl(slug), toUrl(slug))}`,
    ...(frontMatter.asOf ? [`- Facts as of ${frontMatter.asOf}, unless another date is given`] : []),
    ...(updated ? [`- Last updated: ${updated.slice(0, 10)}`] : []),
  ];
  return `${[head.trim(), markdown.trim(), '---', foot.join('\n')].join('\n\n')}\n`;
}

/** Pages of a section, in reading order. */
type PlainSection = { title: string; documents: Document[] };

/** All pages by section, and those that aren't in any section, which are contracts of less common releases. */
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

/**
 * Writes the plain form of each page next to it, and `llms.txt` and `llms-full.txt` to the root. Next can't export them,
 * because the catch-all page route would have to handle these URLs, too. A folder of plain pages gets none.
 * @param folder the finished export
 * @throws if one of the files already exists
 */
export async function writePlainForms(folder: string): Promise<void> {
  if (env.contentDir) return;
  const all = await listPlainSections();
  const write = (url: string, text: string): void => {
    const file = path.join(folder, url);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text, { flag: 'wx' });
  };
  for (const document of [...all.sections.flatMap(({ documents }) => documents), ...all.optional]) {
    const url = plainUrl(document.slug);
    if (url) write(url, writePlainPage(document));
  }
  write('/llms.txt', writeLlmsIndex(all));
  write('/llms-full.txt', writeLlmsFull(all));
}
