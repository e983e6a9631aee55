import fs from 'node:fs';
import { digestOf, digestOnce, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';
import { env } from '@/lib/site/env';
import { stubsFolder } from './samples/solidity-imports';

/** An entry's key covers the text, settings, code, and data. Changes of other inputs make the entry stale. */
const cache = diskCache('.cache/documents');

/** Data that affects the output. Of the manifest, only the unwritten pages matter, which are part of the settings. */
const data = ['content/data', 'public/csv', stubsFolder, 'package-lock.json'];
const isData = (file: string): boolean => /^(content|public|\.generated)\//.test(file);

/** Lists everything that affects the output, except for a document's own files. */
export const listInputs = (): string[] => [
  ...modulesOf(['lib/pages/documents.ts', 'lib/content/compile-snippet.ts'], isData),
  ...data,
];

type Entry = { made: object; inputs: string[] };

/** Returns the cached result for this text, or `undefined` if there's no valid one. */
export function readCached<Made>(file: string, text: string, setting: string): Made | undefined {
  try {
    // Only `writeCached` writes entries, and their names contain the digest of its code.
    const { made, digests }: { made: Made; digests: Record<string, string> } = JSON.parse(
      String(cache.read(nameOf(file, text, setting))),
    );
    const fresh = Object.entries(digests).every(([input, digest]) => digestOfInput(input) === digest);
    return fresh ? made : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there's a cached result for this text, which may be stale because another input has changed. */
export const isCached = (file: string, text: string, setting: string): boolean =>
  cache.has(nameOf(file, text, setting));

/** Caches a result, with the digests of all other input files. */
export function writeCached(file: string, text: string, setting: string, { made, inputs }: Entry): void {
  const digests = Object.fromEntries(inputs.map((input) => [input, digestOfInput(input)]));
  cache.write(nameOf(file, text, setting), JSON.stringify({ digests, made }));
}

/** A missing file also has a digest, so that the entry becomes stale when the file is created. */
const digestOfInput = (file: string): string =>
  fs.existsSync(file) ? digestOf(fs.readFileSync(file)) : 'none';

const nameOf = (file: string, text: string, setting: string): string =>
  `${digestOf(inputsDigest(), file, text, setting)}.json`;

const inputsDigest = digestOnce(listInputs);

/** Outside a build, MDX generates different code. Links contain the base path and, in plain Markdown, the host. */
export const compileSetting = (): string =>
  JSON.stringify([process.env.NODE_ENV === 'production', env.siteUrl, env.basePath, Boolean(env.contentDir)]);
