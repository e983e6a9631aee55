// npm run dev: Next's development server, and a watch over the content that shows each edit in the open browser.
import './plain-errors';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { places } from '@/lib/build/places';
import { checkContent } from '@/lib/check/check-content';
import { checkProse } from '@/lib/check/prose/check-prose';
import { reportProblems } from '@/lib/check/report-problems';
import { generateNavigation } from '@/lib/nav/generate-navigation';
import { writeRedirects } from '@/lib/nav/redirects/write-redirects';
import { writeContentVersion } from '@/lib/pages/content-version';
import { generateKnownErrors } from '@/lib/protocol/errors/generate-known-errors';
import { env } from '@/lib/site/env';
import { run, runCommand } from './run';

/** Editors write a file in several steps; what happens within this time is one change. */
const settleMs = 40;

let told = '';

/** Tells what is wrong now, and once more when nothing is. */
async function tellProblems(): Promise<void> {
  const { text, errors, warnings } = reportProblems([...(await checkContent()), ...(await checkProse())]);
  if (text === told) return;
  told = text;
  console.log(errors + warnings > 0 ? `\n${text}\n` : '\nThe content has no mistakes.\n');
}

async function onChange(file: string): Promise<void> {
  writeContentVersion(Date.now());
  // The manifest is code, and this process keeps the one that it started with.
  if (file === 'sidebar.ts') await run(process.execPath, ['--import', 'tsx', 'lib/commands/generate.ts']);
  else generateNavigation();
  await tellProblems();
}

function watch(folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  fs.watch(folder, { recursive: true }, (_, file) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(file ?? '').catch((error: unknown) =>
        console.error(error instanceof Error ? error.message : error),
      );
    }, settleMs);
  });
}

await runCommand(async () => {
  generateNavigation();
  generateKnownErrors();
  writeContentVersion(Date.now());
  writeRedirects(places.developmentRedirects);
  watch(path.resolve(env.contentDir ?? 'content'));
  const next = run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', String(env.port)], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
  });
  // The check of all pages gives way to the server that shows the first one.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  tellProblems().catch((error: unknown) => console.error(error));
  await next;
});
