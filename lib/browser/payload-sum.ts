/**
 * Computes a checksum that connects a page with its payload. By it, the page loader (`lib/browser/page-loader.ts`, which has
 * the same algorithm) recognizes a payload from another build, or an error page in its place.
 */
export function sumOf(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) | 0;
  return sum;
}
