import { mark, type Prose } from './read-prose';

/**
 * Reads labels such as `label: 'Fees'` from a code file, except for contract labels, which are names in code.
 */
export function readLabels(text: string, file: string): Prose {
  const words = text.replace(/[^\n]/g, mark).split('');
  const labels = [...text.matchAll(/\blabel: (['"])(.*?)\1(?:, slug: '([^']*)')?/g)].filter(
    ({ 2: label, 3: slug = '' }) => !slug.endsWith(`.${label}`),
  );
  const blocks = labels.map(({ index, 0: whole, 2: label = '' }) => {
    const start = index + whole.indexOf(label);
    const end = start + label.length;
    for (let offset = start; offset < end; offset += 1) words[offset] = text.charAt(offset);
    return { kind: 'attribute' as const, start, end };
  });
  return { file, source: text, words: words.join(''), blocks, literal: [], addresses: [] };
}
