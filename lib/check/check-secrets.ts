import { mistakesOf } from '@/lib/markup/mistakes';
import { errorAt, type Problem, placeIn } from '@/lib/markup/problem';

/** What gives access to money or to an account. */
const forms = mistakesOf('secret');

/** Words that say what a number is, if it isn't secret: next to it, or at the beginning of its list or table. */
const publicWords =
  /(?:hash|root|proof|topic|leaf|leaves|transaction|\btx\b|selector|calldata|storage|salt|bytes32|digest|\bpublic\b|data=|\bid\b|Id\b)/i;

const isExample = (value: string): boolean =>
  new Set(value.toLowerCase()).size <= 4 ||
  /^(?:0x)?0{24}|your|example|xxx/i.test(value) ||
  !/[\d ]/.test(value);

/** Finds what looks like a private key or an API key, unless a word such as "hash" or "root" says that it's public. */
export function checkSecrets(text: string, file: string): Problem[] {
  return forms.flatMap(({ pattern, what, fix }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, 1: value = '', index }): Problem[] => {
      const offset = index + found.lastIndexOf(value);
      if (isExample(value) || saysPublic(text, offset)) return [];
      return [errorAt(placeIn(file, text, offset), 'secrets', `${what}: ${value.slice(0, 6)}…`, fix)];
    }),
  );
}

/** Whether the line, the line above it, the name of the list around it, or the head of its table says that a value is public. */
function saysPublic(text: string, offset: number): boolean {
  const end = text.indexOf('\n', offset);
  const lines = text
    .slice(0, end < 0 ? undefined : end)
    .split('\n')
    .slice(-2);
  if (/private.?key|secret|mnemonic/i.test(lines.at(-1) ?? '')) return false;
  const list = text.slice(0, offset).lastIndexOf('[');
  const name =
    list >= 0 && !text.slice(list, offset).includes(']') ? text.slice(Math.max(list - 40, 0), list) : '';
  const [head = ''] = /^\|.*\n(?=\|[ :|-]+\n(?:\|.*\n)*\|.*$(?![\s\S]))/m.exec(text.slice(0, offset)) ?? [];
  return [lines.join('\n'), name, head].some((words) => publicWords.test(words));
}
