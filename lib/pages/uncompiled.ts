import type { DocumentEntry } from '@/lib/markup/source';
import { listDocuments } from './document-list';
import { isCompiled } from './documents';

/** Lists the documents that aren't in the cache, sorted by slug. */
export const listUncompiled = (): DocumentEntry[] => listDocuments().filter((entry) => !isCompiled(entry));
