/**
 * Keeps the results that were asked for last.
 * @param count how many
 * @returns the same function, which takes beside its input a key by which the result is kept
 */
export function remember<In, Out>(
  count: number,
  compute: (input: In) => Out,
): (input: In, key: string) => Out {
  const kept = new Map<string, Out>();
  return (input, key) => {
    const result = kept.get(key) ?? compute(input);
    // A map keeps its order, so what was asked for longest ago stands first.
    kept.delete(key);
    kept.set(key, result);
    if (kept.size > count) {
      const oldest = kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
    }
    return result;
  };
}
