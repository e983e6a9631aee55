/** A string that stands once is written where it stands; one that stands often is written once, and its number elsewhere. */
export type Reference = string | number;

/** Shorter strings cost less than the numbers that would stand for them. */
const shortest = 8;

/** The strings that stand more than once, each once. */
export function repeatedStrings(all: Iterable<string>): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const text of all) {
    if (text.length >= shortest && seen.has(text)) repeated.add(text);
    seen.add(text);
  }
  return [...repeated];
}

/** Gives the number of a string of the table, and any other string itself. */
export function referTo(table: readonly string[]): (text: string) => Reference {
  const places = new Map(table.map((text, place) => [text, place]));
  return (text) => places.get(text) ?? text;
}

/** The string behind a reference. */
export const resolveIn =
  (table: readonly string[]) =>
  (reference: Reference): string =>
    typeof reference === 'number' ? (table[reference] ?? '') : reference;
