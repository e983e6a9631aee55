import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import matter from 'gray-matter';
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { languageAliases } from './languages';

/** A mistake in code: its offset, what's wrong, and how to fix it. */
export type CodeFault = { offset: number; what: string; fix: string };

/**
 * Finds mistakes in code that a reader would copy: characters that compilers refuse, shell commands that fail when they
 * are pasted, and code that its language can't parse.
 * @param language the name on the fence, or the extension of the file
 * @param isExcerpt whether the code is only a part, which may not parse on its own
 * @param isCompiled whether something else compiles it, so that parsing it would take time for nothing
 */
export function faultsOfCode(
  code: string,
  language: string,
  { isExcerpt = false, isCompiled = false } = {},
): CodeFault[] {
  const id = languageAliases[language] ?? language;
  if (['text', 'txt', 'mermaid', 'diff', 'mdx', ''].includes(id))
    return [...faultsOfMarkers(code), ...lookalikesIn(code).filter(({ what }) => what.startsWith('"0x'))];
  const faults = [
    ...faultsOfMarkers(code),
    ...faultsOfCharacters(code),
    ...(id === 'bash' ? faultsOfPatterns(code, shellFaults) : []),
  ];
  // Such a mistake is also the reason why the code doesn't parse.
  if (faults.length > 0 || isExcerpt) return faults;
  // A line that was removed doesn't have to fit in with the others.
  const current = code.replace(/^.*\[!code --\].*$/gm, (line) => ' '.repeat(line.length));
  return (isCompiled && id === 'solidity' ? faultsOfBrackets : parsers[id])?.(current) ?? [];
}

/** Finds git's conflict markers. */
export const faultsOfMarkers = (code: string): CodeFault[] =>
  [...code.matchAll(/^(?:<{7} .*|>{7} .*)$/gm)].slice(0, 1).map(({ index }) => ({
    offset: index,
    what: 'A merge conflict is unresolved.',
    fix: 'Keep one of the two versions, and delete the lines that start with <<<<<<<, =======, and >>>>>>>.',
  }));

/** Comments and quoted texts, where any character is allowed. */
const freeText =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?<=^|\s)#.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gm;

const lookalikes = /[\u0370-\u03FF\u0400-\u04FF\uFF01-\uFF5E]/u;

function faultsOfCharacters(code: string): CodeFault[] {
  const plain = code.replace(freeText, (text) => text.replace(/[^\n]/g, ' '));
  const faults: CodeFault[] = [];
  for (const { 0: character, index } of plain.matchAll(/[“”„‘’‚]/gu))
    faults.push({
      offset: index,
      what: `Code contains a curly quote: ${character}`,
      fix: `Write ${/[‘’‚]/.test(character) ? "'" : '"'} instead.`,
    });
  for (const { index } of code.matchAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu))
    faults.push({
      offset: index,
      what: 'Code contains a space that compilers and shells refuse.',
      fix: 'Replace it with a plain space.',
    });
  // The first one shows the reason for all of its kind.
  return [...faults, ...lookalikesIn(plain)].slice(0, 1);
}

/** Finds letters of other alphabets in Latin words and numbers, such as a Cyrillic letter in an address. */
const lookalikesIn = (code: string): CodeFault[] =>
  [...code.matchAll(/[\w\u0370-\u03FF\u0400-\u04FF\uFF01-\uFF5E]+/gu)].flatMap(({ 0: word, index }) => {
    const place = word.search(lookalikes);
    if (place < 0 || !/[a-z0-9]/i.test(word)) return [];
    return {
      offset: index + place,
      what: `"${word}" contains a letter that only looks like a Latin one: ${word.charAt(place)}`,
      fix: 'Type the word again.',
    };
  });

/** Finds characters in code within a sentence that break it when it's pasted. */
export const faultsOfInlineCode = (code: string): CodeFault[] => [
  ...faultsOfCharacters(code),
  ...faultsOfPatterns(code, [dash]),
];

type Pattern = { pattern: RegExp; what: string; fix: string };

const dash: Pattern = {
  pattern: /(?<=\s)[–—](?=[a-z])/gim,
  what: 'A dash that editors insert is in place of the hyphens of an option.',
  fix: 'Write  --  and the name of the option, or  -  and its letter.',
};

/** What makes a command fail when it's pasted, although it looks right. */
const shellFaults: readonly Pattern[] = [
  {
    pattern: /^[ \t]*(?:(?:[\w.-]+@[\w.-]+:?[\w~/. -]*)?[$%❯]|>(?= [a-z])|PS [^>\n]*>) (?=\S)/gm,
    what: 'A command begins with a prompt, which readers would copy.',
    fix: 'Remove the prompt. Show output in a fence of its own.',
  },
  {
    pattern: /\\[ \t]+$/gm,
    what: 'A space after the backslash ends the command here.',
    fix: 'Remove the space.',
  },
  {
    pattern: /(?<!\\)\\(?=$|\n[ \t]*(?:\n|$))/g,
    what: 'The command continues after this backslash, but the next line is empty.',
    fix: 'Remove the backslash or the empty line.',
  },
  dash,
  {
    pattern: /(?<=https?:\/\/\S*)[.,;](?=\s*$)/gm,
    what: 'The address in this command ends with punctuation.',
    fix: 'Remove it.',
  },
];

const faultsOfPatterns = (code: string, patterns: readonly Pattern[]): CodeFault[] =>
  patterns.flatMap(({ pattern, what, fix }) =>
    [...code.matchAll(pattern)].slice(0, 1).map(({ index }) => ({ offset: index, what, fix })),
  );

/** A comment, an escaped character, a text in quotes, a here document, or a quote without an end. */
const shellTokens =
  /(?<=^|\s)#.*|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|<<-?\s*(["']?)(\w+)\1[\s\S]*?^\t*\2$|["']/gm;

/** Finds a quote that a shell would wait for. */
const unclosedQuotes = (code: string): CodeFault[] =>
  [...code.matchAll(shellTokens)]
    .filter(([token]) => token === '"' || token === "'")
    .map(({ 0: quote, index }) => ({
      offset: index,
      what: `The quote ${quote} is never closed, so the shell waits for more.`,
      fix: 'Close it. For a part of a file, write  excerpt  after the language of the fence.',
    }))
    .slice(0, 1);

/** Whether a shell could find a mistake in the grammar, which plain commands don't have. */
const hasGrammar = /[(){}<>;&|`]|\b(?:if|for|while|until|case|do|done|then|fi|esac|else|elif)\b/;

/** Lets the shell parse code without running it, where there is one. */
function faultsOfGrammar(code: string): CodeFault[] {
  if (!hasGrammar.test(code)) return [];
  const { status, stderr } = spawnSync('bash', ['-n'], {
    input: code,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const [, line = '1', reason] = /^bash: line (\d+): (.*)$/m.exec(status ? stderr : '') ?? [];
  return reason === undefined ? [] : [fault(offsetOfLine(code, Number(line) - 1), 'shell', reason)];
}

const excerptFix = 'Correct it. For a part of a file, write  excerpt  after the language of the fence.';

const parsers: Record<string, (code: string) => CodeFault[]> = {
  json: (code) => {
    const errors: ParseError[] = [];
    parseTree(code, errors, { disallowComments: true, allowTrailingComma: false });
    return errors
      .slice(0, 1)
      .map(({ error, offset }) => fault(offset, 'JSON', toWords(printParseErrorCode(error))));
  },
  yaml: (code) => {
    try {
      matter(`---\n${code}\n---\n`, {});
      return [];
    } catch (error) {
      const { mark, reason } = error as { mark?: { line: number }; reason?: string };
      return [fault(offsetOfLine(code, Math.max((mark?.line ?? 1) - 1, 0)), 'YAML', reason)];
    }
  },
  graphql: (code) => {
    const { parse } = load('graphql') as typeof import('graphql');
    try {
      parse(code);
      return [];
    } catch (error) {
      const { positions, message } = error as { positions?: number[]; message: string };
      return [fault(positions?.[0] ?? 0, 'GraphQL', message.replace(/^Syntax Error: /, ''))];
    }
  },
  bash: (code) => {
    const unclosed = unclosedQuotes(code);
    return unclosed.length > 0 ? unclosed : faultsOfGrammar(code);
  },
  solidity: faultsOfSolidity,
  js: (code) => faultsOfScript(code, 'ts'),
  ts: (code) => faultsOfScript(code, 'ts'),
  tsx: (code) => faultsOfScript(code, 'tsx'),
};

// Few pages contain such code, and the packages are large.
const load: (name: string) => unknown = createRequire(import.meta.url);

function faultsOfScript(code: string, loader: 'ts' | 'tsx'): CodeFault[] {
  const { transformSync } = load('esbuild') as typeof import('esbuild');
  try {
    transformSync(code, { loader, logLevel: 'silent' });
    return [];
  } catch (error) {
    const [first] = (error as import('esbuild').TransformFailure).errors ?? [];
    const { line = 1, column = 0 } = first?.location ?? {};
    return [fault(offsetOfLine(code, line - 1) + column, 'TypeScript', first?.text)];
  }
}

/** The part of solc's answer that says what's wrong. */
type ParseAnswer = {
  errors?: {
    severity: string;
    errorCode?: string;
    message: string;
    sourceLocation?: { start: number };
  }[];
};

/** Code is often only a part of a contract, or of a function. */
const surroundings: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['contract C {', '}'],
  ['contract C { function f() public {', '}}'],
];

/** The compiler supports all versions of Solidity on this site, and its parser others, too. */
const otherVersion = '5333';

/** Parses Solidity with its compiler, which takes a second to load, so brackets are matched first. */
function faultsOfSolidity(code: string): CodeFault[] {
  const unmatched = faultsOfBrackets(code);
  if (unmatched.length > 0) return unmatched;
  const { compile } = load('solc-0.8.29') as { compile: (input: string) => string };
  const faults = surroundings.map(([before, after]) => {
    const input = {
      language: 'Solidity',
      sources: { code: { content: `${before}${code}\n${after}` } },
      settings: { stopAfter: 'parsing' },
    };
    const { errors = [] } = JSON.parse(compile(JSON.stringify(input))) as ParseAnswer;
    const error = errors.find(
      ({ severity, errorCode }) => severity === 'error' && errorCode !== otherVersion,
    );
    return error && fault((error.sourceLocation?.start ?? 0) - before.length, 'Solidity', error.message);
  });
  if (faults.some((each) => each === undefined)) return [];
  // The parser that got furthest says what's wrong.
  return faults
    .flatMap((each) => each ?? [])
    .sort((a, b) => b.offset - a.offset)
    .slice(0, 1);
}

function faultsOfBrackets(code: string): CodeFault[] {
  const plain = code.replace(freeText, (text) => text.replace(/[^\n]/g, ' '));
  const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
  const open: { bracket: string; offset: number }[] = [];
  for (const { 0: bracket, index } of plain.matchAll(/[()[\]{}]/g)) {
    const partner = pairs[bracket];
    if (partner === undefined) open.push({ bracket, offset: index });
    else if (open.pop()?.bracket !== partner)
      return [fault(index, 'Solidity', `${bracket} has no ${partner}`)];
  }
  const last = open.pop();
  return last ? [fault(last.offset, 'Solidity', `${last.bracket} is never closed`)] : [];
}

/** Converts a name such as `PropertyNameExpected` to words. */
const toWords = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const offsetOfLine = (code: string, line: number): number =>
  code
    .split('\n')
    .slice(0, line)
    .reduce((sum, each) => sum + each.length + 1, 0);

const fault = (offset: number, language: string, reason = 'unknown reason'): CodeFault => ({
  offset: Math.max(offset, 0),
  what: `This isn't valid ${language}: ${reason.replace(/\.$/, '')}.`,
  fix: excerptFix,
});
