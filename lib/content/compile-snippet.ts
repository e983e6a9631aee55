import fs from 'node:fs';
import { parametersOf, snippetFile } from '@/lib/content/markdown/snippets';
import type { Problem } from '@/lib/markup/problem';
import { readCached, writeCached } from './document-cache';

/** A snippet compiled on its own, with `code` as in `DocumentBody`. */
type CompiledSnippet = { code: string; problems: Problem[] };

/** Compiles a snippet with each parameter's name, in brackets, in place of its value. */
export async function compileSnippet(name: string): Promise<CompiledSnippet> {
  const file = snippetFile(name);
  const text = fillWithNames(fs.readFileSync(file, 'utf8'));
  const cached = readCached<Pick<CompiledSnippet, 'code'>>(file, text);
  if (cached) return { ...cached, problems: [] };
  const { compileBody } = await import('./compile');
  const { code, problems, inputs } = await compileBody(text, file, 'mdx');
  // Don't cache problems, because fixing them may not change the snippet itself.
  if (problems.length === 0) writeCached(file, text, { made: { code }, inputs });
  return { code, problems };
}

const fillWithNames = (text: string): string =>
  parametersOf(text).reduce((filled, name) => filled.replaceAll(`{${name}}`, `[${name}]`), text);
