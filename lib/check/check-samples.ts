import { isSupport, listSamples, sampleFile } from '@/lib/content/samples/sample-files';
import type { Document } from '@/lib/markup/document';
import type { Problem } from '@/lib/markup/problem';

/**
 * Finds samples that no page shows. Readers can't find them, and no one notices when they become outdated.
 */
export function checkSamples(
  documents: Pick<Document, 'samples'>[],
  names: string[] = listSamples(),
): Problem[] {
  const shown = new Set(documents.flatMap(({ samples }) => samples));
  return names
    .filter((name) => !shown.has(name) && !isSupport(name))
    .map((name) => ({
      file: sampleFile(name),
      line: 1,
      column: 1,
      level: 'warning',
      rule: 'samples',
      what: `No page shows the sample ${name}.`,
      fix: `Write ${tagOf(name)}, move it to a folder support/ if samples import it, or delete it.`,
    }));
}

/** Returns the tag that shows a sample. All files of a query share a tag. */
function tagOf(name: string): string {
  const [, product, indexer, query] =
    /^api\/([\w-]+)\/([\w-]+)\/([\w-]+)\.(?:graphql|variables\.json|response\.json)$/.exec(name) ?? [];
  return query === undefined
    ? `<Sample file="${name}" />`
    : `<ApiQuery product="${product}" name="${query}" first="${indexer}" />`;
}
