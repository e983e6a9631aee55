import fs from 'node:fs';
import { listSnippets, snippetFile } from '@/lib/content/markdown/snippets';
import { source } from '@/lib/pages/document-list';
import { filesBelow } from '@/lib/site/files-below';
import type { CheckedFile } from './check-file';

/** Lists the guides for contributors: those at the root and in `docs/`, and every README in a code folder. */
export const listGuides = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  'DEPLOYING.md',
  ...filesBelow('docs'),
  ...['components', 'e2e', 'lib'].flatMap(filesBelow).filter((file) => file.endsWith('/README.md')),
];

/** Reads all of our texts: pages, snippets, sentences in data, sidebar labels, and guides for contributors. */
export function listFiles(): CheckedFile[] {
  const read = (kind: CheckedFile['kind'], files: readonly string[]): CheckedFile[] =>
    files.map((file) => ({ kind, file, text: fs.readFileSync(file, 'utf8') }));
  return [
    ...read(
      'page',
      source.list().map(({ file }) => file),
    ),
    ...read('snippet', listSnippets().map(snippetFile)),
    ...read(
      'data',
      filesBelow('content/data').filter((file) => file.endsWith('.json')),
    ),
    ...read('labels', ['content/sidebar.ts']),
    ...read('guide', listGuides()),
  ];
}
