import { type Document, toUrl } from '@/lib/markup/document';
import { toWholeAddress } from '@/lib/markup/whole-address';
import { writeMarkdown } from '@/lib/markup/write-markdown';
import { lastUpdated } from '@/lib/site/last-updated';

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
