// Compiles what isn't cached from the last page on, until it meets the main process, which starts with the first.
// The argument is the ID of that process.
import './plain-errors';
import { endingOf, listSamples } from '@/lib/content/samples/sample-files';
import { namesInSample } from '@/lib/content/samples/sample-names';
import { ContentError } from '@/lib/markup/problem';
import { isCompiled, listUncompiled, loadEntry } from '@/lib/pages/documents';
import { loadRelease } from '@/lib/protocol/reference/load-release';
import { releases } from '@/lib/protocol/reference/releases';
import { runCommand } from './run';

await runCommand(async () => {
  // A process that is killed can't stop this one.
  const isAlone = () => process.ppid !== Number(process.argv[2]);
  // First, because pages from both ends show samples that are compiled together.
  for (const name of listSamples()) if (endingOf(name) === 'sol' && !isAlone()) namesInSample(name);
  for (const release of releases) if (!isAlone()) loadRelease(release);
  for (const entry of listUncompiled().reverse()) {
    if (isCompiled(entry) || isAlone()) return;
    await loadEntry(entry).catch((error) => {
      // The main process reports the error when it gets to this page.
      if (!(error instanceof ContentError)) throw error;
    });
  }
});
