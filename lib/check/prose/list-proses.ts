import fs from 'node:fs';
import { listSnippets, snippetFile } from '@/lib/content/markdown/snippets';
import { source } from '@/lib/pages/document-list';
import { filesBelow } from '@/lib/site/files-below';
import { readData } from './read-data';
import { mark, type Prose, readProse } from './read-prose';

/** All of our texts: pages, snippets, sentences in data, sidebar labels, and guides for contributors. */
export type Proses = {
  pages: Prose[];
  snippets: Prose[];
  data: Prose[];
  labels: Prose;
  guides: Prose[];
  /** Whether every page and snippet could be parsed. */
  isWhole: boolean;
};

const sidebar = 'content/sidebar.ts';

/** Lists the guides for contributors: those at the root and in `docs/`, and every README in a code folder. */
export const listGuides = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  'DEPLOYING.md',
  ...filesBelow('docs'),
  ...['components', 'e2e', 'lib'].flatMap(filesBelow).filter((file) => file.endsWith('/README.md')),
];

// In development, and while fixes are applied, most files are unchanged since the last check.
const cache = new Map<string, Prose>();

function readCached(text: string, file: string): Prose[] {
  const known = cache.get(file);
  const prose = known?.source === text ? known : readProse(text, file);
  if (prose) cache.set(file, prose);
  return prose ? [prose] : [];
}

/** Reads everything from disk, except files that can't be parsed, because the compiler reports them. */
export function listProses(): Proses {
  const read = (file: string): Prose[] => readCached(fs.readFileSync(file, 'utf8'), file);
  const [pageFiles, snippetFiles] = [source.list().map(({ file }) => file), listSnippets().map(snippetFile)];
  const [pages, snippets] = [pageFiles.flatMap(read), snippetFiles.flatMap(read)];
  return {
    pages,
    snippets,
    isWhole: pages.length + snippets.length === pageFiles.length + snippetFiles.length,
    data: filesBelow('content/data')
      .filter((file) => file.endsWith('.json'))
      .map((file) => readData(fs.readFileSync(file, 'utf8'), file)),
    labels: readLabels(fs.readFileSync(sidebar, 'utf8'), sidebar),
    guides: listGuides().flatMap(read),
  };
}

/**
 * Reads labels such as `label: 'Fees'` from a code file, except for contract labels, which are names in code.
 */
export function readLabels(text: string, file: string): Prose {
  const words = text.replace(/[^\n]/g, mark).split('');
  const labels = [...text.matchAll(/\blabel: (['"])(.*?)\1(?:, slug: '([^']*)')?/g)].filter(
    ({ 2: label, 3: slug = '' }) => !slug.endsWith(`.${label}`),
  );
  const blocks = labels.map(({ index, 0: whole, 2: label = '' }) => {
    const start = index + whole.indexOf(label);
    const end = start + label.length;
    for (let offset = start; offset < end; offset += 1) words[offset] = text.charAt(offset);
    return { kind: 'attribute' as const, start, end };
  });
  return { file, source: text, words: words.join(''), blocks, literal: [], addresses: [] };
}
