import { spawnSync } from 'node:child_process';
import { languageAliases } from '@/lib/content/code/languages';
import { findMistakes, mistakesOf } from '@/lib/markup/mistakes';

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
    ...(id === 'bash' ? findMistakes(code, [...shell, ...dash]) : []),
  ];
  // Such a mistake is also the reason why the shell can't parse the code.
  return faults.length > 0 || id !== 'bash' ? faults : faultsOfGrammar(code);
}

const conflict = mistakesOf('conflict');
const outsideTexts = mistakesOf('codeOutsideTexts');
const anywhere = mistakesOf('code');
const shell = mistakesOf('shell');
const dash = mistakesOf('dash');

/** Finds git's conflict markers. */
export const faultsOfMarkers = (code: string): CodeFault[] => findMistakes(code, conflict);

/** Comments and quoted texts, where any character is allowed. */
const freeText =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?<=^|\s)#.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gm;

/** Finds the first character that an editor or another program put in place of the one that code needs. */
function faultsOfCharacters(code: string): CodeFault[] {
  const plain = code.replace(freeText, (text) => text.replace(/[^\n]/g, ' '));
  return [...findMistakes(plain, outsideTexts), ...findMistakes(code, anywhere)].slice(0, 1);
}

/** Finds characters in code within a sentence that break it when it's pasted. */
export const faultsOfInlineCode = (code: string): CodeFault[] => [
  ...faultsOfCharacters(code),
  ...findMistakes(code, dash),
];

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
