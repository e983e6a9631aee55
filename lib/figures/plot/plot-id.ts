/**
 * Returns a short ID for the elements of a plot, derived from its title and description. It's the same in every build,
 * and it differs between the plots on a page unless their texts are identical. It's a 32-bit FNV-1a hash in base 36.
 */
export function plotId(title: string, description: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${title}\n${description}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return `plot-${(hash >>> 0).toString(36)}`;
}
