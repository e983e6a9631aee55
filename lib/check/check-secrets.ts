import { errorAt, type Problem, placeIn } from '@/lib/markup/problem';

/** What gives access to money or to an account, by its forms. */
const forms: Record<string, readonly RegExp[]> = {
  'This looks like a private key': [/(?<![\da-zA-Z])((?:0x)?[\da-f]{64})(?![\da-z])/gi],
  'This URL contains what looks like an API key': [
    /[?&](?:api[-_]?key|key|access[-_]?token|token|secret|auth)=([\w-]{12,})/gi,
    /(?:infura\.io\/v3|alchemy\.com\/v2|quiknode\.pro|ankr\.com\/\w+|gateway[\w.-]*\.thegraph\.com\/api)\/([\w-]{20,})/gi,
  ],
  'This looks like the key of a service': [
    /\b((?:sk|rk)[-_](?:live[-_]|test[-_]|proj-)?\w{20,}|gh[pousr]_\w{30,}|AKIA[\dA-Z]{16}|xox[abprs]-[\w-]{10,})/g,
    /\bBearer\s+([\w.~+/-]{20,})/g,
    /(?:api_?key|access_?token|auth_?token|client_?secret|password)["']?\s*[:=]\s*["']?([\w-]{16,})/gi,
  ],
  'This looks like the words of a wallet': [
    /(?:mnemonic|seed_?phrase)["']?\s*[:=]\s*["'](?!test test )((?:[a-z]+ ){11,23}[a-z]+)\b/gi,
  ],
  'This is a private key': [/(-----BEGIN [A-Z ]*PRIVATE KEY-----)/g],
};

/** Words that say what a number is, if it isn't secret: next to it, or at the beginning of its list or table. */
const publicWords =
  /(?:hash|root|proof|topic|leaf|leaves|transaction|\btx\b|selector|calldata|storage|salt|bytes32|digest|\bpublic\b|data=|\bid\b|Id\b)/i;

const isExample = (value: string): boolean =>
  new Set(value.toLowerCase()).size <= 4 ||
  /^(?:0x)?0{24}|your|example|xxx/i.test(value) ||
  !/[\d ]/.test(value);

/** Finds what looks like a private key or an API key, unless a word such as "hash" or "root" says that it's public. */
export function checkSecrets(text: string, file: string): Problem[] {
  return Object.entries(forms).flatMap(([what, patterns]) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(({ 0: found, 1: value = '', index }): Problem[] => {
        const offset = index + found.lastIndexOf(value);
        if (isExample(value) || saysPublic(text, offset)) return [];
        return [
          errorAt(
            placeIn(file, text, offset),
            'secrets',
            `${what}: ${value.slice(0, 6)}…`,
            'Remove it, and revoke it if it was pushed. If it is public, say so next to it, as in  # public .',
          ),
        ];
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
