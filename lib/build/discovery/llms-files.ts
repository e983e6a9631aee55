import type { Document } from '@/lib/markup/document';
import { toWholeAddress } from '@/lib/markup/whole-address';
import { site } from '@/lib/site/site';
import { writePlainPage } from './plain-page';
import type { PlainSections } from './plain-sections';
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
