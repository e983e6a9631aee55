import { env } from '@/lib/env';
import { fileSource } from './file-source';
import type { DocumentEntry, DocumentSource } from './source';

/** Where this site's documents come from. */
export const source: DocumentSource = env.contentDir
  ? fileSource(env.contentDir, { lenient: true })
  : fileSource('content');

// The list of files doesn't change during a build; in development it is read anew each time.
const keep = process.env.NODE_ENV === 'production';
let entries: DocumentEntry[] | undefined;

/** Every document that exists, in the order of their slugs. */
export function listDocuments(): DocumentEntry[] {
  if (!entries || !keep) entries = source.list();
  return entries;
}
