/**
 * Returns the singular of an English word, judging by its ending: `batches` becomes `batch`, and `statuses` becomes
 * `status`. It also changes words that only look like plurals, which is harmless because records and queries get the
 * same treatment.
 */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d/.test(word)) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz|tus|bus|rus)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
