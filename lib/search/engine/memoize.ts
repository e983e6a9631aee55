/**
 * Wraps a function in a least recently used cache.
 * @param count maximum number of cached results
 * @param keyOf returns an input's cache key
 */
export function memoize<In, Out>(
  count: number,
  compute: (input: In) => Out,
  keyOf: (input: In) => string = String,
): (input: In) => Out {
  const cache = new Map<string, Out>();
  return (input) => {
    const key = keyOf(input);
    const result = cache.get(key) ?? compute(input);
    // A map iterates in insertion order, so the least recently used entry comes first.
    cache.delete(key);
    cache.set(key, result);
    if (cache.size > count) {
      const oldest = cache.keys().next().value;
      if (oldest !== undefined) cache.delete(oldest);
    }
    return result;
  };
}

/** Wraps a function in a cache of all its results. */
export function cached<In, Out>(compute: (input: In) => Out): (input: In) => Out {
  const results = new Map<In, Out>();
  return (input) => {
    const result = results.get(input) ?? compute(input);
    results.set(input, result);
    return result;
  };
}
