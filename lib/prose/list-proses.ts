import fs from 'node:fs';
import { source } from '@/lib/content/document-list';
import { filesBelow } from '@/lib/files-below';
import { listSnippets, snippetFile } from '@/lib/markdown/snippets';
import { readData } from './read-data';
import { mark, type Prose, readProse } from './read-prose';

/** Everything that authors write for readers: pages, snippets, sentences in data, and the labels of the sidebar. */
export type Proses = { pages: Prose[]; snippets: Prose[]; data: Prose[]; labels: Prose };

const sidebar = 'content/sidebar.ts';

// In development, and when mistakes are mended, most files are as they were a moment ago.
const kept = new Map<string, Prose>();

function readKept(text: string, file: string): Prose[] {
  const known = kept.get(file);
  const prose = known?.source === text ? known : readProse(text, file);
  if (prose) kept.set(file, prose);
  return prose ? [prose] : [];
}

/** Reads it all from disk. What can't be read is left out; the compiler tells of it. */
export function listProses(): Proses {
  const read = (file: string): Prose[] => readKept(fs.readFileSync(file, 'utf8'), file);
  return {
    pages: source.list().flatMap(({ file }) => read(file)),
    snippets: listSnippets().flatMap((name) => read(snippetFile(name))),
    data: filesBelow('content/data')
      .filter((file) => file.endsWith('.json'))
      .map((file) => readData(fs.readFileSync(file, 'utf8'), file)),
    labels: readLabels(fs.readFileSync(sidebar, 'utf8'), sidebar),
  };
}

/** The labels in a file of code, as `label: 'Fees'`; those of contracts are names of code. */
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
