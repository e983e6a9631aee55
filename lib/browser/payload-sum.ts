/** A checksum by which `lib/browser/page-loader.ts`, with the same algorithm, recognizes its page's payload. */
export function sumOf(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return sum;
}
