import { listDocuments } from './document-list';
import { isCompiled } from './documents';
import type { DocumentEntry } from './source';

/** The written documents that the cache lacks, in the order of their slugs. */
export const listUncompiled = (): DocumentEntry[] =>
  listDocuments().filter((entry) => entry.format !== 'contract' && !isCompiled(entry));
