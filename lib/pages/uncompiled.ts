import type { DocumentEntry } from '@/lib/markup/source';
import { listDocuments } from './document-list';
import { isCompiled } from './documents';

/** The written documents that the cache lacks, in the order of their slugs. */
export const listUncompiled = (): DocumentEntry[] =>
  listDocuments().filter((entry) => entry.format !== 'contract' && !isCompiled(entry));
