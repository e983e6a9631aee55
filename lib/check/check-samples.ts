import { endingOf, listSamples, sampleFile } from '@/lib/content/samples/sample-files';
import { faultsInSample } from '@/lib/content/samples/sample-names';
import { type Problem, topOf, uniqueProblems, warningAt } from '@/lib/markup/problem';
import type { SourceFault } from '@/lib/protocol/reference/compile-release';

/**
 * Reports Solidity samples that don't compile. The build compiles them as well, for the links in them.
 * @param faultsIn lists what is wrong in a sample and in the files that it imports
 */
export const checkSolidity = (
  names: readonly string[] = listSamples(),
  faultsIn: (name: string) => SourceFault[] = faultsInSample,
): Problem[] =>
  uniqueProblems(
    names
      .filter((name) => endingOf(name) === 'sol')
      .flatMap((name) => faultsIn(name).map((fault) => toProblem(name, fault))),
  );

/** A mistake in a package is only a consequence of what the sample imports. */
const toProblem = (name: string, { file, line, column, message }: SourceFault): Problem =>
  warningAt(
    file.startsWith('content/') ? { file, line, column } : topOf(sampleFile(name)),
    'samples',
    `The sample doesn't compile: ${message}`,
    'Correct the code. docs/page-syntax.md says which packages a sample can import.',
  );
