/**
 * A short id for the parts of one plot, made from its title and description: the same in every build, and different
 * for two plots of a page unless they say the same. FNV-1a, 32 bits, in base 36.
 */
export function plotId(title: string, description: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${title}\n${description}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return `plot-${(hash >>> 0).toString(36)}`;
}
