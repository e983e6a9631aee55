import type { Problem } from '@/lib/markup/problem';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import type { ReleaseModel } from '@/lib/protocol/reference/model';

/**
 * Returns problems in the sources of the contract reference: unknown names, missing comments, and duplicate
 * anchors.
 */
export const checkReference = (releases: readonly ReleaseModel[] = loadReleases()): Problem[] =>
  releases.flatMap(({ warnings }) =>
    warnings.map(
      ({ file, line, what }): Problem => ({
        file,
        line,
        column: 1,
        level: 'warning',
        rule: 'reference',
        what: `${what}.`,
        fix: 'A published package can\'t be fixed: look at it, then add it to "knownFaults" in lib/protocol/reference/releases.ts.',
      }),
    ),
  );
