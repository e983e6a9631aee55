// A part of `npm run build` for sites with many pages: compiles uncached pages starting with the last one, while
// `make-content.ts` starts with the first one, until they meet.
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
      // `make-content.ts` reports the error when it gets to this page.
      if (!(error instanceof ContentError)) throw error;
    });
  }
});
