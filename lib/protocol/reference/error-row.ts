import { rowAnchor } from '@/lib/protocol/errors/error-rows';
import { readErrorWords } from '@/lib/protocol/errors/error-words';
import type { Library } from '@/lib/protocol/errors/libraries';
import type { ReleaseModel } from './model';
import { releaseId } from './releases';

/** The tables of the page of all errors that explain those of a release. */
const tables: Record<string, readonly Library[]> = {
  'lockup-v1.2': ['lockup-core', 'lockup-periphery'],
  'flow-v1.0': ['flow'],
  'lockup-v4.0': ['lockup-v4', 'comptroller'],
  'flow-v3.0': ['flow-v3', 'comptroller'],
};

/** Where the page of all errors explains an error of a release. */
export function errorRowsOf({ release }: ReleaseModel): (name: string) => string | undefined {
  const words = readErrorWords();
  const own = tables[releaseId(release)] ?? [];
  return (name) => {
    const table = own.find((each) => words[each].some((error) => error.name === name));
    return table && `/reference/errors#${rowAnchor(name, table, words)}`;
  };
}
