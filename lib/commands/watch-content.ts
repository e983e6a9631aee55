// A part of `npm run dev`, in a process of its own: generates what Next bundles, then checks the content after each edit.
import './plain-errors';
import fs from 'node:fs';
import os from 'node:os';
import { buildPaths } from '@/lib/build/build-paths';
import { checkAll } from '@/lib/check/check-all';
import { reportProblems } from '@/lib/check/report-problems';
import { generateNavigation } from '@/lib/nav/generate-navigation';
import { writeRedirects } from '@/lib/nav/redirects/write-redirects';
import { writeContentVersion } from '@/lib/pages/content-version';
import { generateKnownErrors } from '@/lib/protocol/errors/generate-known-errors';
import { env } from '@/lib/site/env';
import { isInput } from './is-input';
import { runCommand } from './run';

/** Editors write a file in several steps; what happens within this time is one change. */
const settleMs = 40;

let reported = '';

/** Reports what is wrong now, or once that nothing is. */
async function reportChanges(): Promise<void> {
  const { text, errors, warnings } = reportProblems(await checkAll());
  if (text === reported) return;
  reported = text;
  console.log(errors + warnings > 0 ? `\n${text}\n` : '\nThe content has no mistakes.\n');
}

/** Shows the pages again in open browsers, and checks them. */
async function onChange(): Promise<void> {
  generateNavigation();
  writeContentVersion(Date.now());
  await reportChanges();
}

function watch(folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  fs.watch(folder, { recursive: true }, (_, file) => {
    if (file !== null && isInput(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    }, settleMs);
  });
}

await runCommand(async () => {
  generateNavigation();
  generateKnownErrors();
  writeContentVersion(Date.now());
  writeRedirects(buildPaths.developmentRedirects);
  watch(env.contentDir ?? 'content');
  watch('public');
  process.send?.('ready');
  process.once('disconnect', () => process.exit());
  // The check of all pages gives way to the server that shows the first one.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  await reportChanges();
});
