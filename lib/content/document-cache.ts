import fs from 'node:fs';
import { digestOf, digestOnce, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { env } from '@/lib/site/env';
import { stubsFolder } from './samples/solidity-imports';

/** An entry's key covers the text, settings, code, and data. Changes of other inputs make the entry stale. */
const cache = diskCache('.cache/documents');

/** Lists everything that affects the output, except for a document's own files. */
export const listInputs = (): string[] => [
  ...modulesOf(['lib/pages/documents.ts', 'lib/content/compile-snippet.ts']),
  'content/data',
  'public/csv',
  stubsFolder,
  'package-lock.json',
];

type Entry = { made: object; inputs: string[] };

/** Returns the cached result for this text, or `undefined` if there's no valid one. */
export function readCached<Made>(file: string, text: string): Made | undefined {
  const entry = cache.read(nameOf(file, text));
  if (!entry) return undefined;
  try {
    // Only `writeCached` writes entries, and their names contain the digest of its code.
    const { made, digests }: { made: Made; digests: Record<string, string> } = JSON.parse(String(entry));
    const fresh = Object.entries(digests).every(([input, digest]) => digestOfInput(input) === digest);
    return fresh ? made : undefined;
  } catch (error) {
    // A power failure can leave half an entry.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether there's a cached result for this text, which may be stale because another input has changed. */
export const isCached = (file: string, text: string): boolean => cache.has(nameOf(file, text));

/** Caches a result, with the digests of all other input files. */
export function writeCached(file: string, text: string, { made, inputs }: Entry): void {
  const digests = Object.fromEntries(inputs.map((input) => [input, digestOfInput(input)]));
  cache.write(nameOf(file, text), JSON.stringify({ digests, made }));
}

/** A missing file also has a digest, so that the entry becomes stale when the file is created. */
const digestOfInput = (file: string): string =>
  fs.existsSync(file) ? digestOf(fs.readFileSync(file)) : 'none';

const nameOf = (file: string, text: string): string =>
  `${digestOf(inputsDigest(), file, text, setting)}.json`;

const inputsDigest = digestOnce(listInputs);

/** Outside a build, MDX generates different code. Links contain the base path and, in plain Markdown, the host. */
const setting = JSON.stringify([
  process.env.NODE_ENV === 'production',
  env.siteUrl,
  env.basePath,
  Boolean(env.contentDir),
]);
