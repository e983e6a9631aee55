import fs from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { compileSnippet } from '@/lib/content/compile-snippet';
import { listSnippets, snippetFile } from '@/lib/content/markdown/snippets';
import { isSupport, listSamples, sampleFile } from '@/lib/content/samples/sample-files';
import type { Document } from '@/lib/markup/document';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { suggest } from '@/lib/markup/nearest';
import { ContentError, errorAt, type Problem, topOf, warningAt } from '@/lib/markup/problem';
import { listDocuments } from '@/lib/pages/document-list';
import { loadEntry } from '@/lib/pages/documents';
import { env } from '@/lib/site/env';

/** The compiled pages, the slugs of those that failed to compile, and all problems in both. */
type CheckedDocuments = { documents: Document[]; broken: Set<string>; problems: Problem[] };

/**
 * Compiles every page and every snippet, and collects all problems instead of stopping at the first one.
 * @param onProgress as in `CheckHooks`
 */
export async function checkDocuments(
  onProgress: (done: number, all: number) => void = () => {},
): Promise<CheckedDocuments> {
  const documents: Document[] = [];
  const broken = new Set<string>();
  const problems: Problem[] = [];
  const entries = listDocuments();
  for (const [index, entry] of entries.entries()) {
    onProgress(index, entries.length);
    // In development, changes can only be noticed between documents.
    await nextTurn();
    try {
      documents.push(await loadEntry(entry));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      broken.add(entry.slug);
      problems.push(...error.problems);
    }
  }
  // Samples on an unreadable page would seem unused, and a folder of plain pages doesn't have to use ours.
  const samples = problems.length > 0 || env.contentDir ? [] : checkSamples(documents);
  const snippets = await checkSnippets(documents, broken.size === 0);
  return { documents, broken, problems: [...problems, ...samples, ...snippets] };
}

async function checkSnippets(documents: Document[], isWhole: boolean): Promise<Problem[]> {
  const used = new Set(documents.flatMap(({ snippets }) => snippets));
  const problems: Problem[] = [];
  for (const name of listSnippets()) {
    problems.push(...(await compileSnippet(name)).problems);
    // An unreadable page may use it, and a folder of plain pages doesn't have to.
    if (used.has(name) || !isWhole || env.contentDir) continue;
    const what = `No page includes the snippet ${name}.`;
    const fix = `Write <Snippet name="${name}" /> or delete it.`;
    problems.push(warningAt(topOf(snippetFile(name)), 'snippets', what, fix));
  }
  return problems;
}

/** Finds titles and descriptions that another page has, which were usually copied with the page. */
export const checkTitles = (
  documents: readonly Pick<Document, 'file' | 'frontMatter' | 'headTitle'>[],
  read = (file: string): string => fs.readFileSync(file, 'utf8'),
): Problem[] =>
  (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>();
    // The pages of contracts are made by rule.
    return documents
      .filter(({ file }) => file.startsWith('content/'))
      .flatMap(({ file, frontMatter, headTitle }): Problem[] => {
        // Search results show an older release's guide with the release.
        const text = (field === 'title' ? headTitle : undefined) ?? frontMatter[field];
        const other = first.get(text);
        first.set(text, other ?? file);
        if (other === undefined) return [];
        return [
          warningAt(
            readFrontMatter(read(file), file).placeOf(field),
            'front-matter',
            `${other} has the same ${field}.`,
            'Say how this page differs: readers see both in search results.',
          ),
        ];
      });
  });

/** Finds IDs that occur twice on a page, because links only lead to the first of them. */
export const checkAnchors = (
  documents: readonly Pick<Document, 'file' | 'headings' | 'anchors'>[],
): Problem[] =>
  documents.flatMap(({ file, headings, anchors }) => {
    const ids = [...headings.map(({ id }) => id), ...anchors];
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
    return [...twice].map((id) =>
      warningAt(
        topOf(file),
        'anchors',
        `Two things on the page have the anchor "#${id}".`,
        'Word a heading anew, or give a table another prefix for its anchors.',
      ),
    );
  });

/** Finds words for sections that a page doesn't have. The search would never find them. */
export const checkSectionKeywords = (
  documents: readonly Pick<Document, 'file' | 'headings' | 'frontMatter'>[],
  read = (file: string): string => fs.readFileSync(file, 'utf8'),
): Problem[] =>
  documents.flatMap(({ file, headings, frontMatter }) => {
    const ids = [...headings.map(({ id }) => id), ...Object.keys(frontMatter.movedAnchors ?? {})];
    const { sectionKeywords = {}, sectionWords = {} } = frontMatter;
    const listed = [
      ...Object.keys(sectionKeywords).map((id) => ['sectionKeywords', id] as const),
      ...Object.keys(sectionWords).map((id) => ['sectionWords', id] as const),
    ];
    const unknown = listed.filter(
      ([field, id]) => !ids.includes(id) && !(field === 'sectionWords' && id === 'top'),
    );
    return unknown.map(([field, id]) =>
      errorAt(
        readFrontMatter(read(file), file).placeOf(field, id),
        'anchors',
        `${field} lists "${id}", which is not the anchor of a heading on this page.`,
        suggest(id, ids, 'Write the anchor of one of its headings.'),
      ),
    );
  });

/** Finds samples that no page shows, because no one notices when they become outdated. */
export function checkSamples(
  documents: Pick<Document, 'samples'>[],
  names: string[] = listSamples(),
): Problem[] {
  const shown = new Set(documents.flatMap(({ samples }) => samples));
  return names
    .filter((name) => !shown.has(name) && !isSupport(name))
    .map((name) =>
      warningAt(
        topOf(sampleFile(name)),
        'samples',
        `No page shows the sample ${name}.`,
        `Write ${tagOf(name)}, move it to a folder support/ if samples import it, or delete it.`,
      ),
    );
}

/** Returns the tag that shows a sample. All files of a query share a tag. */
function tagOf(name: string): string {
  const [, product, vendor, query] =
    /^api\/([\w-]+)\/([\w-]+)\/([\w-]+)\.(?:graphql|variables\.json|response\.json)$/.exec(name) ?? [];
  return query === undefined
    ? `<Sample file="${name}" />`
    : `<ApiQuery product="${product}" vendor="${vendor}" name="${query}" />`;
}
