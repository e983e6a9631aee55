import { isSupport, listSamples, sampleFile } from '@/lib/content/samples/sample-files';
import type { Document } from '@/lib/markup/document';
import type { Problem } from '@/lib/markup/problem';

/** Finds samples that no page shows: readers don't find them, and nobody sees when they grow old. */
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
      mend: `Write ${tagOf(name)}, move it to a folder support/ if samples import it, or delete it.`,
    }));
}

/** What shows a sample: the files of a query are shown together. */
function tagOf(name: string): string {
  const [, product, indexer, query] =
    /^api\/([\w-]+)\/([\w-]+)\/([\w-]+)\.(?:graphql|variables\.json|response\.json)$/.exec(name) ?? [];
  return query === undefined
    ? `<Sample file="${name}" />`
    : `<ApiQuery product="${product}" name="${query}" first="${indexer}" />`;
}
