/** Computes a checksum that connects a page with its payload. The page loader uses the same algorithm. */
export function sumOf(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return sum;
}
