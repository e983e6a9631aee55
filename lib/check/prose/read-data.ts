import { mark, type Prose, thing } from './read-prose';

/** Fields of data files that contain sentences for readers. */
const fields = new Set([
  'description',
  'fix',
  'meaning',
  'note',
  'notes',
  'requirements',
  'summary',
  'what',
  'when',
]);

/** Reads the sentences in a data file, which may contain Markdown links and code. */
export function readData(text: string, file: string): Prose {
  const words = text.replace(/[^\n]/g, mark).split('');
  const blocks: Prose['blocks'] = [];
  let field = '';
  for (const { 1: value = '', 2: colon, index } of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)) {
    if (colon !== undefined) field = value;
    else if (fields.has(field)) {
      const start = index + 1;
      const shown = value
        .replace(/`[^`]*`|\$[^$]+\$/g, (code) => thing.repeat(code.length))
        .replace(/\\u[\da-f]{4}|\\./gi, (sign) => thing.repeat(sign.length))
        .replace(/\]\([^)]*\)/g, (address) => mark.repeat(address.length));
      for (let offset = 0; offset < shown.length; offset += 1) words[start + offset] = shown.charAt(offset);
      blocks.push({ kind: 'attribute', start, end: start + value.length });
    }
  }
  return { file, source: text, words: words.join(''), blocks, literal: [], addresses: [] };
}

/** Labels of contracts are names in code. */
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
