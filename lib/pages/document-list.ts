import type { DocumentEntry, DocumentSource } from '@/lib/markup/source';
import { env } from '@/lib/site/env';
import { fileSource } from './file-source';
import { listReferenceEntries } from './reference-documents';

/** The source of the written documents. */
export const source: DocumentSource = env.contentDir
  ? fileSource(env.contentDir, { lenient: true })
  : fileSource('content');

// Cached during a build. In development, files can be added at any time.
const keep = process.env.NODE_ENV === 'production';
let entries: DocumentEntry[] | undefined;

// A folder of plain pages has no contracts.
const generatedEntries = (): DocumentEntry[] => (env.contentDir ? [] : listReferenceEntries());

const bySlug = (a: DocumentEntry, b: DocumentEntry): number => (a.slug < b.slug ? -1 : 1);

/** Lists every existing document, sorted by slug. */
export function listDocuments(): DocumentEntry[] {
  if (!entries || !keep) entries = [...source.list(), ...generatedEntries()].sort(bySlug);
  return entries;
}
