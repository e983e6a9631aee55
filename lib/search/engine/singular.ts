/**
 * The singular of an English word by its ending: `batches` is `batch`, `statuses` is `status`. A word that only looks like a
 * plural is changed too, which does no harm where records and queries are changed alike.
 */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d/.test(word)) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz|tus|bus|rus)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
