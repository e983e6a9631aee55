import type { DocumentEntry, DocumentSource } from '@/lib/markup/source';
import { env } from '@/lib/site/env';
import { fileSource } from './file-source';
import { listReferenceEntries } from './reference-documents';

/** Where this site's written documents come from. */
export const source: DocumentSource = env.contentDir
  ? fileSource(env.contentDir, { lenient: true })
  : fileSource('content');

// The list of files doesn't change during a build; in development it is read anew each time.
const keep = process.env.NODE_ENV === 'production';
let entries: DocumentEntry[] | undefined;

// A folder of plain pages has no contracts.
const generatedEntries = (): DocumentEntry[] => (env.contentDir ? [] : listReferenceEntries());

const bySlug = (a: DocumentEntry, b: DocumentEntry): number => (a.slug < b.slug ? -1 : 1);

/** Every document that exists, in the order of their slugs. */
export function listDocuments(): DocumentEntry[] {
  if (!entries || !keep) entries = [...source.list(), ...generatedEntries()].sort(bySlug);
  return entries;
}
