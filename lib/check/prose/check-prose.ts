import fs from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { digestOf, digestOnce, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { listSnippets, snippetFile } from '@/lib/content/markdown/snippets';
import type { Problem } from '@/lib/markup/problem';
import { source } from '@/lib/pages/document-list';
import { env } from '@/lib/site/env';
import { filesBelow } from '@/lib/site/files-below';
import type { CheckedFile, FileReport } from './check-file';
import { checkSpelling } from './check-spelling';
import { checkWordList, readWordList, wordsFile } from './word-list';

/** Checks the spelling and the style of all of our texts. */
export async function checkProse(files?: readonly CheckedFile[]): Promise<Problem[]> {
  // A folder of plain pages has its own style.
  if (env.contentDir) return [];
  const reports: FileReport[] = [];
  for (const file of files ?? listFiles()) reports.push(await reportOf(file));
  const { problems, needed } = await checkSpelling(
    reports.flatMap(({ unknown }) => unknown),
    readWordList(),
  );
  // A file that can't be parsed may need any word.
  const words = reports.every(({ isReadable }) => isReadable) ? needed : new Set(readWordList());
  const list = fs.existsSync(wordsFile) ? checkWordList(fs.readFileSync(wordsFile, 'utf8'), words) : [];
  return [...problems, ...list, ...reports.flatMap((report) => report.problems)];
}

/** Caches the report of each file on disk, because reading all of them takes seconds. */
const cache = diskCache('.cache/prose');

type Entry = { key: string; report: FileReport };

/** One entry per file, so that the cache doesn't grow. Its key contains everything that affects the report. */
async function reportOf(file: CheckedFile): Promise<FileReport> {
  const name = `${digestOf(file.file)}.json`;
  const key = digestOf(codeDigest(), env.siteUrl, file.kind, file.text);
  const cached = cache.read(name);
  if (cached) {
    const entry: Entry = JSON.parse(String(cached));
    if (entry.key === key) return entry.report;
  }
  // The development server answers requests between files.
  await nextTurn();
  // The linter takes a second to load, and most checks find every file in the cache.
  const { checkFile } = await import('./check-file');
  const report = await checkFile(file);
  cache.write(name, JSON.stringify({ key, report } satisfies Entry));
  return report;
}

const codeDigest = digestOnce(() => [...modulesOf(['lib/check/prose/check-file.ts']), 'package-lock.json']);

/** Lists the guides for contributors: those at the root and in `docs/`, and every README in a code folder. */
export const listGuides = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  'DEPLOYING.md',
  ...filesBelow('docs'),
  ...['components', 'e2e', 'lib'].flatMap(filesBelow).filter((file) => file.endsWith('/README.md')),
];

function listFiles(): CheckedFile[] {
  const read = (kind: CheckedFile['kind'], files: readonly string[]): CheckedFile[] =>
    files.map((file) => ({ kind, file, text: fs.readFileSync(file, 'utf8') }));
  return [
    ...read(
      'page',
      source.list().map(({ file }) => file),
    ),
    ...read('snippet', listSnippets().map(snippetFile)),
    // The messages about authors' mistakes quote Markdown.
    ...read(
      'data',
      filesBelow('content/data').filter((file) => file.endsWith('.json') && !file.endsWith('/mistakes.json')),
    ),
    ...read('labels', ['content/sidebar.ts']),
    ...read('guide', listGuides()),
  ];
}
