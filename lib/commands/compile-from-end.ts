// Compiles what isn't cached from the last page on, until it meets the main process, which starts with the first.
import './plain-errors';
import { endingOf, listSamples } from '@/lib/content/samples/sample-files';
import { namesInSample } from '@/lib/content/samples/sample-names';
import { ContentError } from '@/lib/markup/problem';
import { isCompiled, listUncompiled, loadEntry } from '@/lib/pages/documents';
import { loadRelease } from '@/lib/protocol/reference/load-release';
import { releases } from '@/lib/protocol/reference/releases';
import { runCommand } from './run';

await runCommand(async () => {
  // First, because pages from both ends show samples that are compiled together.
  for (const name of listSamples()) if (endingOf(name) === 'sol') namesInSample(name);
  for (const release of releases) loadRelease(release);
  for (const entry of listUncompiled().reverse()) {
    if (isCompiled(entry)) return;
    await loadEntry(entry).catch((error) => {
      // The main process reports the error when it gets to this page.
      if (!(error instanceof ContentError)) throw error;
    });
  }
});
