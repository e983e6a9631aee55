import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow } from '@/lib/files-below';
import type { Document } from './document';

/**
 * Compiled documents on disk, so that the content check, the build's workers and the next build share one
 * compilation. The folder is safe to delete. A document is found by the text it was made from, by the setting it was made
 * for, and by the code that made it; if another file that went into it changed, it counts as missing.
 */
const folder = path.join(process.cwd(), '.cache', 'documents');

/** Code and data that decide what a document compiles to. */
const makers = [
  ...[
    'api',
    'apps',
    'code',
    'content',
    'diagrams',
    'errors',
    'gas',
    'markdown',
    'plot',
    'protocol',
    'samples',
    'streams',
  ].map((name) => `lib/${name}`),
  ...['content/data', 'public/csv', 'package-lock.json'],
];

type Entry = { document: Document; inputs: string[] };

const entrySchema = z.object({
  digests: z.record(z.string(), z.string()),
  // Written by `writeCached` alone, under a name that holds the digest of the code that wrote it.
  document: z.custom<Document>((value) => typeof value === 'object' && value !== null && 'body' in value),
});

/** The document made from this text earlier, or `undefined`. A damaged entry counts as missing. */
export function readCached(file: string, text: string, setting: string): Document | undefined {
  try {
    const { document, digests } = entrySchema.parse(
      JSON.parse(fs.readFileSync(entryFile(file, text, setting), 'utf8')),
    );
    const fresh = Object.entries(digests).every(([input, digest]) => digestOfFile(input) === digest);
    return fresh ? document : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a document with the digests of the other files that went into it. */
export function writeCached(file: string, text: string, setting: string, { document, inputs }: Entry): void {
  const digests = Object.fromEntries(inputs.map((input) => [input, digestOfFile(input)]));
  const target = entryFile(file, text, setting);
  fs.mkdirSync(folder, { recursive: true });
  // Written aside and renamed, because several workers may write the same entry.
  const draft = `${target}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify({ digests, document }));
  fs.renameSync(draft, target);
}

/** A file that isn't there is known as well: when it comes, it belongs to the document. */
const digestOfFile = (file: string): string =>
  fs.existsSync(file) ? digestOf(fs.readFileSync(file)) : 'none';

const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

const entryFile = (...parts: [file: string, text: string, setting: string]): string =>
  path.join(folder, `${digestOf([makersDigest(), ...parts].join('\n'))}.json`);

let makersDigestCache: string | undefined;

function makersDigest(): string {
  makersDigestCache ??= digestOf(
    makers
      .flatMap(filesBelow)
      .sort()
      .map((file) => `${file} ${digestOf(fs.readFileSync(file))}`)
      .join('\n'),
  );
  return makersDigestCache;
}
