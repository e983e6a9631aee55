import { spawnSync } from 'node:child_process';
import { languageAliases } from '@/lib/content/code/languages';

type CodeFault = { offset: number; what: string; fix: string };

/**
 * Finds mistakes in code that a reader would copy: characters that compilers refuse, and shell commands that fail when they
 * are pasted. Compilers and the linter parse the code of samples.
 * @param language the name on the fence, or the extension of the file
 */
export function faultsOfCode(code: string, language: string): CodeFault[] {
  const id = languageAliases[language] ?? language;
  if (['text', 'txt', 'mermaid', 'diff', 'mdx', ''].includes(id)) return faultsOfMarkers(code);
  const faults = [
    ...faultsOfMarkers(code),
    ...faultsOfCharacters(code),
    ...(id === 'bash' ? faultsOfPatterns(code, shellFaults) : []),
  ];
  // Such a mistake is also the reason why the shell can't parse the code.
  return faults.length > 0 || id !== 'bash' ? faults : faultsOfGrammar(code);
}

/** Finds git's conflict markers. */
export const faultsOfMarkers = (code: string): CodeFault[] =>
  faultsOfPatterns(code, [
    {
      pattern: /^(?:<{7} .*|>{7} .*)$/gm,
      what: 'A merge conflict is unresolved.',
      fix: 'Keep one of the two versions, and delete the lines that start with <<<<<<<, =======, and >>>>>>>.',
    },
  ]);

/** Comments and quoted texts, where any character is allowed. */
const freeText =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?<=^|\s)#.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gm;

/** Finds the first character that an editor or another program put in place of the one that code needs. */
function faultsOfCharacters(code: string): CodeFault[] {
  const plain = code.replace(freeText, (text) => text.replace(/[^\n]/g, ' '));
  return [
    ...faultsOfPatterns(plain, [
      { pattern: /[“”„‘’‚]/g, what: 'Code contains a curly quote.', fix: 'Write a straight one.' },
      {
        pattern: /(?<=\w)[\u0370-\u04FF\uFF01-\uFF5E]|[\u0370-\u04FF\uFF01-\uFF5E](?=\w)/g,
        what: 'A word contains a letter that only looks like a Latin one.',
        fix: 'Type the word again.',
      },
    ]),
    ...faultsOfPatterns(code, [
      {
        pattern: /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g,
        what: 'Code contains a space that compilers and shells refuse.',
        fix: 'Replace it with a plain space.',
      },
    ]),
  ].slice(0, 1);
}

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
];

/** Finds the first match of each pattern, because the others usually have the same cause. */
const faultsOfPatterns = (code: string, patterns: readonly Pattern[]): CodeFault[] =>
  patterns.flatMap(({ pattern, what, fix }) =>
    [...code.matchAll(pattern)].slice(0, 1).map(({ index }) => ({ offset: index, what, fix })),
  );

/** What plain commands don't have, so that the shell needn't look at them. */
const grammar = /[(){}<>;&|`"']|\b(?:if|for|while|until|case|do|done|then|fi|esac|else|elif)\b/;

/** Lets the shell parse code without running it, where there is one. */
function faultsOfGrammar(code: string): CodeFault[] {
  if (!grammar.test(code)) return [];
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8', env });
  const [, line = '1', reason] = /^bash: line (\d+): (.*)$/m.exec(status ? stderr : '') ?? [];
  if (reason === undefined) return [];
  const above = code.split('\n').slice(0, Number(line) - 1);
  return [
    {
      offset: above.reduce((sum, each) => sum + each.length + 1, 0),
      what: `A shell can't read this: ${reason}.`,
      fix: 'Correct it. For text that is no command, write  text  after the fence.',
    },
  ];
}
