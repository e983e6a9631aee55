import type { DescribedSubject } from './described-names';
import type { DescribedPage } from './flow-schema';
import type { Piece } from './model';

/** Errors that requirements name, those of a function included to whose requirements they refer. */
export function errorsIn(
  subject: DescribedSubject,
  requirements: readonly string[],
  seen = new Set<string>(),
): Piece[] {
  const { names, page, pages } = subject;
  const found = new Map<string, Piece>();
  for (const requirement of requirements) {
    for (const [, name = ''] of requirement.matchAll(/`([A-Za-z_]\w*)`/g)) {
      if (isError(pages, name)) found.set(name, names.toPiece(name, page));
    }
    const [, other] = /(?:requirements? of|those of) `(\w+)`/.exec(requirement) ?? [];
    if (!other || seen.has(other)) continue;
    seen.add(other);
    const target = page.functions.find(({ name }) => name === other);
    for (const piece of errorsIn(subject, target?.requirements ?? [], seen)) found.set(piece.text, piece);
  }
  return [...found.values()].sort((a, b) => a.text.localeCompare(b.text));
}

const isError = (pages: readonly DescribedPage[], name: string): boolean =>
  /^(ERC721|ERC20|SafeERC20|PRBMath|Address)[A-Z_]\w+/.test(name) ||
  pages.some(({ errors }) => errors.some((error) => error.name === name));
