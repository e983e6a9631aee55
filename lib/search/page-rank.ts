/**
 * How important a page is to a reader who doesn't say more. Prose is in the middle; what few look for stands back, so that it
 * comes first only where its own words are asked for.
 */
const ranks = { lookup: 12, prose: 10, contract: 8, declaration: 6, legacy: 4, otherRelease: 2 } as const;

/** The rank of a page by its address. */
export function pageRankOf(slug: string): number {
  if (slug === 'reference/errors' || slug === 'concepts/glossary') return ranks.lookup;
  if (/^reference\/\w+\/v\d/.test(slug)) return ranks.otherRelease;
  if (/\/legacy(\/|-|$)|\/v1$|\/previous-deployments\//.test(slug)) return ranks.legacy;
  if (/\/contract\.\w+$/.test(slug)) return ranks.contract;
  // An interface or an abstract contract repeats what the contract says.
  return /^reference\/.*\.\w+$/.test(slug) ? ranks.declaration : ranks.prose;
}
