// A part of `npm run build`, for a site of many pages: compiles those that the cache lacks from the last one on, while
// `make-content.ts` compiles from the first one on, until the two meet.
import './plain-errors';
import './as-production';
import { ContentError } from '@/lib/markup/problem';
import { isCompiled, loadEntry } from '@/lib/pages/documents';
import { listUncompiled } from '@/lib/pages/uncompiled';
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
