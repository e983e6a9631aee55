import { setImmediate as nextTurn } from 'node:timers/promises';
import { compileSnippet } from '@/lib/content/compile-snippet';
import { listSnippets, snippetFile } from '@/lib/content/markdown/snippets';
import type { Document } from '@/lib/markup/document';
import { ContentError, type Problem } from '@/lib/markup/problem';
import { listDocuments } from '@/lib/pages/document-list';
import { loadEntry } from '@/lib/pages/documents';
import { env } from '@/lib/site/env';
import { checkSamples } from './check-samples';

/** Compiles every page and every snippet, and gathers all problems instead of stopping at the first. */
export async function checkDocuments(): Promise<{ documents: Document[]; problems: Problem[] }> {
  const documents: Document[] = [];
  const problems: Problem[] = [];
  for (const entry of listDocuments()) {
    // In development a change is heard between two documents; with a thousand, this takes a while.
    await nextTurn();
    try {
      documents.push(await loadEntry(entry));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  // Samples of a page that can't be read would seem unused; a folder of plain pages needn't use ours.
  const samples = problems.length > 0 || env.contentDir ? [] : checkSamples(documents);
  return { documents, problems: [...problems, ...samples, ...(await checkSnippets(documents))] };
}

async function checkSnippets(documents: Document[]): Promise<Problem[]> {
  const used = new Set(documents.flatMap(({ snippets }) => snippets));
  const problems: Problem[] = [];
  for (const name of listSnippets()) {
    const file = snippetFile(name);
    problems.push(...(await compileSnippet(name)).problems);
    // A folder of plain pages needn't use our snippets.
    if (!used.has(name) && !env.contentDir) {
      const what = `No page includes the snippet ${name}.`;
      problems.push({
        file,
        line: 1,
        column: 1,
        level: 'warning',
        rule: 'snippets',
        what,
        mend: `Write <Snippet name="${name}" /> or delete it.`,
      });
    }
  }
  return problems;
}
