/**
 * Returns the known name that a misspelled one most likely means.
 * @returns the most similar candidate within an edit distance of a third of its length, or else `undefined`
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const limit = Math.max(2, Math.ceil(Math.max(name.length, candidate.length) / 3));
    const lengthDifference = Math.abs(name.length - candidate.length);
    // The distance is at least as large, and takes long to compute for thousands of addresses.
    if (lengthDifference > limit || lengthDifference >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Suggests the nearest name, such as `Did you mean "guides/search"?`, or else what to do instead. */
export function suggest(name: string, candidates: Iterable<string>, otherwise: string): string {
  const guess = nearest(name, candidates);
  return guess ? `Did you mean "${guess}"?` : otherwise;
}

/** Returns the Levenshtein distance, computed with a single row of the Wagner–Fischer table. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length }, (_, column) => column + 1);
  let distance = b.length;
  for (let i = 0; i < a.length; i += 1) {
    let diagonal = i;
    distance = i + 1;
    row = row.map((above, j) => {
      distance = Math.min(diagonal + (a[i] === b[j] ? 0 : 1), above + 1, distance + 1);
      diagonal = above;
      return distance;
    });
  }
  return distance;
}
