import { isCached, readCached, writeCached } from '@/lib/content/document-cache';
import { listMovedAnchors } from '@/lib/markup/anchors';
import type { Document, DocumentEntry } from '@/lib/markup/document';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { ContentError, type Problem } from '@/lib/markup/problem';
import { invariant } from '@/lib/site/invariant';
import { releaseTitle } from '@/lib/site/release';
import { releasesOfSlug } from '@/lib/site/releases';
import { isBuild, listDocuments, source } from './document-list';
import { loadReferenceDocument } from './reference-documents';

const loaded = new Map<string, Promise<Document>>();

/**
 * Reads, checks, and compiles a document, at most once for the same text. All other modules get their
 * documents from here.
 * @throws ContentError with every problem in the file, because a broken page must stop the build instead of
 * becoming a 404
 */
export function loadDocument(slug: string): Promise<Document> {
  const entry = listDocuments().find((each) => each.slug === slug);
  invariant(entry, `no document has the slug "${slug}"`);
  return loadEntry(entry);
}

/** For an entry of `listDocuments`, so that development doesn't list all files per document. */
export function loadEntry(entry: DocumentEntry): Promise<Document> {
  const document = (isBuild && loaded.get(entry.slug)) || compileEntry(entry);
  loaded.set(entry.slug, document);
  return document;
}

/**
 * Loads every document, sorted by slug.
 * @throws ContentError for the first that can't be read
 */
export const loadDocuments = (): Promise<Document[]> => Promise.all(listDocuments().map(loadEntry));

async function compileEntry(entry: DocumentEntry): Promise<Document> {
  const key = keyOf(entry);
  const cached = readCached<Document>(...key);
  if (cached) return cached;
  const { document, inputs } = await makeDocument(entry, key[1]);
  writeCached(...key, { made: document, inputs });
  return document;
}

/** Contract pages are generated from packages, data, and code, all of which are part of every cache key. */
const keyOf = (entry: DocumentEntry): [file: string, text: string] =>
  entry.format === 'contract' ? [entry.slug, ''] : [entry.file, source.read(entry)];

type Made = { document: Document; inputs: string[] };

async function makeDocument({ slug, file, format }: DocumentEntry, text: string): Promise<Made> {
  if (format === 'contract') return { document: loadReferenceDocument(slug), inputs: [] };
  const parsed = readFrontMatter(text, file, source);
  const { frontMatter, body, problems } = parsed;
  // The compilers take a second to load, and most builds find every page in the cache.
  const { compileBody } = await import('@/lib/content/compile');
  const compiled = await compileBody(body, file, format, listMovedAnchors(parsed));
  const { code, inputs, problems: mistakes, ...collected } = compiled;
  const all: Problem[] = [...problems, ...mistakes];
  if (all.length > 0) throw new ContentError(all);
  const title = headTitleOf(slug, frontMatter.title);
  return {
    document: { slug, file, frontMatter, ...title, ...collected, body: { kind: 'mdx', code } },
    inputs,
  };
}

/** The browser title of a guide to an older release names it, because the guide to the newest one has the same title. */
function headTitleOf(slug: string, title: string): Pick<Document, 'headTitle'> {
  const [release] = releasesOfSlug(slug);
  const isClear = !release || release.status === 'newest' || title.includes(release.version);
  return isClear ? {} : { headTitle: `${title} in ${releaseTitle(release)}` };
}

/** Whether the cache contains a document, compiled by this process or a different one. */
export const isCompiled = (entry: DocumentEntry): boolean => isCached(...keyOf(entry));

/** Lists the documents that aren't in the cache, sorted by slug. */
export const listUncompiled = (): DocumentEntry[] => listDocuments().filter((entry) => !isCompiled(entry));
