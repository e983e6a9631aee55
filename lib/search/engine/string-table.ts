/** Strings used once are stored inline. Repeated strings are stored in a table and referenced by number. */
export type Reference = string | number;

/** For shorter strings, references would take up more space. */
const shortest = 8;

/** Returns the strings that occur more than once. */
export function repeatedStrings(all: Iterable<string>): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const text of all) {
    if (text.length >= shortest && seen.has(text)) repeated.add(text);
    seen.add(text);
  }
  return [...repeated];
}

/** Returns a function that replaces strings in the table with their numbers. */
export function referTo(table: readonly string[]): (text: string) => Reference {
  const places = new Map(table.map((text, place) => [text, place]));
  return (text) => places.get(text) ?? text;
}

/** Returns a function that resolves references. */
export const resolveIn =
  (table: readonly string[]) =>
  (reference: Reference): string =>
    typeof reference === 'number' ? (table[reference] ?? '') : reference;
