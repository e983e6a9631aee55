import { type Document, toUrl } from '@/lib/content/document';
import { lastUpdated } from '@/lib/git/last-updated';
import { toWholeAddress } from '@/lib/markdown/whole-address';
import { writeMarkdown } from '@/lib/markdown/write-markdown';

/**
 * A page as one file of plain Markdown: its title, what the reader gets, the body, and at the end where it stands and,
 * where the history tells it, when it last changed.
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
    ...(updated ? [`- Last changed: ${updated.slice(0, 10)}`] : []),
  ];
  return `${[head.trim(), markdown.trim(), '---', foot.join('\n')].join('\n\n')}\n`;
}
