import type { Problem } from '@/lib/markup/problem';
import { requireInputs } from './require-inputs';

/**
 * Generates the modules that components import: the navigation, the errors that the search decodes, and the version of
 * the content.
 * @param others what else would end the command
 * @throws Error with everything that is wrong in the files that the modules are made from
 */
export async function generateModules(others: readonly Problem[] = []): Promise<void> {
  await requireInputs(others);
  // Only now, because they import these files.
  const { writeContentVersion } = await import('@/lib/pages/content-version');
  const { generateKnownErrors } = await import('@/lib/protocol/errors/generate-known-errors');
  const { generateNavigation } = await import('@/lib/nav/build-navigation');
  generateNavigation();
  generateKnownErrors();
  writeContentVersion(0);
}
