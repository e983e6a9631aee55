import type { Document } from '@/lib/content/document';
import { toWholeAddress } from '@/lib/markdown/whole-address';
import { site } from '@/lib/site';
import { writePlainPage } from './plain-page';
import type { PlainSections } from './plain-sections';
import { plainUrl } from './plain-url';

/**
 * `/llms.txt`: what the site is, and a link to the plain form of every page, by section. What a reader with little room
 * may skip stands under "Optional".
 * Format: https://llmstxt.org
 */
export function writeLlmsIndex({ sections, optional }: PlainSections): string {
  const groups = [...sections, { title: 'Optional', documents: optional }].filter(
    ({ documents }) => documents.length > 0,
  );
  const blocks = [
    `# ${site.title}`,
    `> ${site.tagline}`,
    `${site.description} Every page is there as Markdown at its address plus \`.md\`, and all but the optional ones stand in [one file](${toWholeAddress('/llms-full.txt', '')}).`,
    ...groups.map(({ title, documents }) => `## ${title}\n\n${documents.map(toEntry).join('\n')}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toEntry({ slug, frontMatter: { title, description } }: Document): string {
  return `- [${title}](${toWholeAddress(plainUrl(slug) ?? '', '')}): ${description}`;
}

/** `/llms-full.txt`: the plain forms of all pages but the optional ones, one below the other. */
export const writeLlmsFull = ({ sections }: PlainSections): string =>
  sections.flatMap(({ documents }) => documents.map(writePlainPage)).join('\n');
