import fs from 'node:fs';
import { z } from 'zod';
import { digestOf, digestOfFiles, diskCache } from '@/lib/cache/disk-cache';
import { modulesOf } from '@/lib/cache/modules-of';

/**
 * Compiled documents and snippets on disk, so that the check, the build and the next build share one compilation. One is
 * found by the text it was made from, by the setting it was made for, and by the code and data that made it; if another
 * file that went into it changed, it counts as missing.
 */
const cache = diskCache('.cache/documents');

/** Data that decides what a document compiles to; of the manifest only what waits counts, which is part of the setting. */
const data = ['content/data', 'public/csv', 'package-lock.json'];
const isData = (file: string): boolean => /^(content|public|\.generated)\//.test(file);

/** Everything but a document's own files that decides what it compiles to. */
export const listMakers = (): string[] => [
  ...modulesOf(['lib/pages/documents.ts', 'lib/content/compile-snippet.ts'], isData),
  ...data,
];

type Entry = { made: object; inputs: string[] };

const entrySchema = <Made>() =>
  z.object({
    digests: z.record(z.string(), z.string()),
    // Written by `writeCached` alone, under a name that holds the digest of the code that wrote it.
    made: z.custom<Made>((value) => typeof value === 'object' && value !== null),
  });

/** What was made from this text earlier, or `undefined`. A damaged entry counts as missing. */
export function readCached<Made>(file: string, text: string, setting: string): Made | undefined {
  try {
    const { made, digests } = entrySchema<Made>().parse(
      JSON.parse(String(cache.read(nameOf(file, text, setting)))),
    );
    const fresh = Object.entries(digests).every(([input, digest]) => digestOfInput(input) === digest);
    return fresh ? made : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something was made from this text earlier, though another file that went into it may have changed. */
export const isCached = (file: string, text: string, setting: string): boolean =>
  cache.has(nameOf(file, text, setting));

/** Keeps what was made with the digests of the other files that went into it. */
export function writeCached(file: string, text: string, setting: string, { made, inputs }: Entry): void {
  const digests = Object.fromEntries(inputs.map((input) => [input, digestOfInput(input)]));
  cache.write(nameOf(file, text, setting), JSON.stringify({ digests, made }));
}

/** A file that isn't there is known as well: when it comes, it belongs to the document. */
const digestOfInput = (file: string): string =>
  fs.existsSync(file) ? digestOf(fs.readFileSync(file)) : 'none';

const nameOf = (file: string, text: string, setting: string): string =>
  `${digestOf(makersDigest(), file, text, setting)}.json`;

let makersDigestCache: string | undefined;

function makersDigest(): string {
  makersDigestCache ??= digestOfFiles(listMakers());
  return makersDigestCache;
}
