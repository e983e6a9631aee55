/** Abbreviations that end with a period inside a sentence. */
const abbreviation = /(?:\b[ie]\.[eg]\.|\betc\.|\bvs\.)$/;

/** Returns the first sentence of a Markdown paragraph. */
export function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/\.(?=\s)/g)) {
    const sentence = text.slice(0, index + 1);
    if (!abbreviation.test(sentence)) return sentence;
  }
  return text;
}
