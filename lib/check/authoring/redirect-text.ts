import type { Redirect } from '@/redirects';

/** The rules in `redirects.ts` as text, because they are the authors' and keep their comments and order. */

const lineWidth = 110;

/** Adds exact rules where their addresses belong in the alphabet. */
export const addRules = (text: string, rules: readonly Redirect[]): string => rules.reduce(addRule, text);

function addRule(text: string, rule: Redirect): string {
  const start = text.indexOf('export const exact');
  const end = text.indexOf('\n];', start) + 1;
  const next = [...text.slice(start, end).matchAll(/^ {2}\{\s*from: '([^']*)'/gm)].find(
    ([, from = '']) => from > rule.from,
  );
  const at = next ? start + next.index : end;
  return `${text.slice(0, at)}${writeRule(rule)}${text.slice(at)}`;
}

/** Takes the exact rule for an address out, if there is one. */
export const dropRule = (text: string, from: string): string =>
  text.replace(new RegExp(`^ {2}\\{\\s*from: '${escapeRegExp(from)}',\\s*to: '[^']*',?\\s*\\},\\n`, 'm'), '');

/** Lets every rule that led to one page, or to a section of it, lead to another. */
export const redirectTo = (text: string, to: string, newTo: string): string =>
  text.replace(new RegExp(`to: '${escapeRegExp(to)}(?=['#])`, 'g'), () => `to: '${newTo}`);

function writeRule({ from, to }: Redirect): string {
  const line = `  { from: '${from}', to: '${to}' },\n`;
  return line.length - 1 <= lineWidth ? line : `  {\n    from: '${from}',\n    to: '${to}',\n  },\n`;
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
