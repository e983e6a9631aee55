/** A number by which a page knows its payload: the loader of the page makes the same of the text. */
export function sumOf(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return sum;
}
