/**
 * How important a page is if nothing else is known. Prose is in the middle. Pages that few readers need rank lower, so
 * they only come first for queries with their own terms.
 */
const ranks = { lookup: 12, prose: 10, contract: 8, declaration: 6, legacy: 4, otherRelease: 2 } as const;

/** Returns the rank of a page, based on its slug. */
export function pageRankOf(slug: string): number {
  if (slug === 'reference/errors' || slug === 'concepts/glossary') return ranks.lookup;
  if (/^reference\/\w+\/v\d/.test(slug)) return ranks.otherRelease;
  if (/\/legacy(\/|-|$)|\/v1$|\/previous-deployments\//.test(slug)) return ranks.legacy;
  if (/\/contract\.\w+$/.test(slug)) return ranks.contract;
  // Interfaces and abstract contracts repeat what the contract's page says.
  return /^reference\/.*\.\w+$/.test(slug) ? ranks.declaration : ranks.prose;
}
