import { loadReleases } from './load-release';
import type { ReleaseModel } from './model';

/**
 * Anchors of the table of all errors, which explains those of the default releases. Names that both protocols have stand
 * there twice, Flow's with its name before it.
 */
export function errorRowsOf({ release }: ReleaseModel): (name: string) => string | undefined {
  if (!release.isDefault) return () => undefined;
  const own = namesOf(release.protocol);
  const others = release.protocol === 'flow' ? namesOf('lockup') : new Set<string>();
  return (name) => {
    if (!own.has(name)) return undefined;
    const anchor = name.toLowerCase();
    return `/reference/errors#${others.has(name) ? `flow-${anchor}` : anchor}`;
  };
}

/** Names of the errors that the default release of a protocol declares in its libraries. */
function namesOf(protocol: string): Set<string> {
  const model = loadReleases().find(({ release }) => release.isDefault && release.protocol === protocol);
  const libraries = (model?.contracts ?? []).filter(({ kind }) => kind === 'library');
  return new Set(
    libraries.flatMap(({ items }) => items.filter(({ kind }) => kind === 'error').map(({ name }) => name)),
  );
}
