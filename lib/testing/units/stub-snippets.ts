import fs from 'node:fs';
import { vi } from 'vitest';
import { snippetFile } from '@/lib/content/markdown/snippets';

/**
 * Adds snippets to `content/snippets/` without writing files, so that tests don't depend on what authors write there.
 * They stay until `vi.restoreAllMocks()`.
 * @param texts the text of each snippet, by name
 */
export function stubSnippets(texts: Record<string, string>): void {
  const files = new Map(Object.entries(texts).map(([name, text]) => [snippetFile(name), text]));
  const { existsSync, readFileSync, readdirSync } = fs;
  vi.spyOn(fs, 'existsSync').mockImplementation((file) => files.has(String(file)) || existsSync(file));
  vi.spyOn(fs, 'readFileSync').mockImplementation(
    ((file: string, ...rest: []) => files.get(file) ?? readFileSync(file, ...rest)) as never,
  );
  vi.spyOn(fs, 'readdirSync').mockImplementation(((folder: string, ...rest: []) =>
    folder === 'content/snippets'
      ? Object.keys(texts).map((name) => `${name}.mdx`)
      : readdirSync(folder, ...rest)) as never);
}
