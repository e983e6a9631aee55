import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { reportProblems } from '@/lib/check/report-problems';
import { listSnippets } from '@/lib/content/markdown/snippets';
import { buildPaths } from '@/lib/export/build-paths';
import type { Problem } from '@/lib/markup/problem';
import { generateNavigation } from '@/lib/nav/build-navigation';
import { writeRedirects } from '@/lib/nav/redirects/site-slugs';
import { withoutChecks } from '@/lib/pages/built-pages';
import { changedSinceVersion, writeContentVersion } from '@/lib/pages/content-version';
import { listDocuments } from '@/lib/pages/document-list';
import { loadDocument } from '@/lib/pages/documents';
import { servePages } from '@/lib/pages/page-server';
import { loadSnippetPage } from '@/lib/pages/snippet-pages';
import { generateKnownErrors } from '@/lib/protocol/errors/generate-known-errors';
import { env } from '@/lib/site/env';
import { afterLastChange, isInput } from './file-changes';

/** When the command starts, the check waits this long for the first page, which it would slow down. */
const firstPageMs = 10_000;

let reported = '';
/** What the browser shows: the errors and warnings of the last check. */
let findings: readonly Problem[] = [];

function report(problems: Problem[]): void {
  const { text, errors, warnings } = reportProblems(problems);
  if (text === reported) return;
  const hadFindings = findings.length > 0;
  reported = text;
  findings = problems.filter(({ level }) => level !== 'notice');
  console.log(errors + warnings > 0 ? `\n${text}\n` : '\nThe content has no mistakes.\n');
  if (hadFindings || findings.length > 0) writeContentVersion(Date.now());
}

let latestCheck = 0;

/** Checks the content. If it changes during the check, only the later check reports. */
async function reportChanges(): Promise<void> {
  latestCheck += 1;
  const check = latestCheck;
  // Loaded here, because the checks take a second to load, and the first page doesn't need them.
  const { checkAll } = await import('@/lib/check/check-content');
  const problems = await checkAll();
  if (check === latestCheck) report(problems);
}

async function onChange(): Promise<void> {
  generateNavigation();
  writeContentVersion(Date.now());
  await reportChanges();
}

function watch(folder: string): void {
  const onFile = afterLastChange(onChange);
  fs.watch(folder, { recursive: true }, (_, file) => {
    if (file === null || !isInput(file)) onFile();
  });
}

/** Starts to answer Next's requests, and resolves when the first page was requested or after `firstPageMs`. */
async function startPageServer(): Promise<{ firstPage: Promise<void> }> {
  let onPage = (): void => {};
  const requested = new Promise<void>((resolve) => {
    onPage = resolve;
  });
  await servePages(async (path) => {
    const [, kind, ...rest] = path.split('/');
    if (kind === 'findings') return findings;
    const name = rest.join('/');
    if (kind === 'snippets') return name ? loadSnippetPage(name) : listSnippets();
    if (!name) return listDocuments().map(({ slug }) => slug);
    return loadDocument(name).then(withoutChecks).finally(onPage);
  });
  return { firstPage: Promise.race([requested, wait(firstPageMs)]) };
}

/** Generates what Next bundles, serves pages to it, and checks the content now and after each change. */
export async function watchContent(): Promise<void> {
  const folders = [env.contentDir ?? 'content', 'public'];
  const { firstPage } = await startPageServer();
  generateNavigation();
  generateKnownErrors();
  writeRedirects(buildPaths.developmentRedirects);
  for (const folder of folders) watch(folder);
  const isFirst = process.argv.includes('--first');
  // Next may already be showing a page. With the same version, it doesn't have to bundle the route of pages again. A later
  // process replaces the findings of one that may have written a version after the edit.
  if (!isFirst || changedSinceVersion(folders)) writeContentVersion(Date.now());
  // The next process found mistakes in the data or the sidebar, so this one continues.
  process.on('message', (problems) => {
    if (!Array.isArray(problems)) return;
    findings = problems;
    reported = '';
    writeContentVersion(Date.now());
  });
  process.send?.('ready');
  if (isFirst) await firstPage;
  // The check of all pages gives way to the server.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  await reportChanges();
}
