// A part of `npm run build`, for a site of many pages: compiles those that the cache lacks from the last one on, while
// `make-content.ts` compiles from the first one on, until the two meet.
import './plain-errors';
import './as-production';
import { isCompiled, loadEntry } from '@/lib/content/documents';
import { ContentError } from '@/lib/content/problem';
import { listUncompiled } from '@/lib/content/uncompiled';
import { runCommand } from './run';

await runCommand(async () => {
  for (const entry of listUncompiled().reverse()) {
    if (isCompiled(entry)) return;
    await loadEntry(entry).catch((error) => {
      // The other one comes upon it as well, and tells it.
      if (!(error instanceof ContentError)) throw error;
    });
  }
});
