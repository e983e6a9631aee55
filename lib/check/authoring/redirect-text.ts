import type { Redirect } from '@/redirects';

/** Edits the rules in `redirects.ts` as text, to preserve the authors' comments and order. */

const lineWidth = 110;

/** Inserts exact rules in alphabetical order of their addresses. */
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

/** Removes the exact rule for an address, if there is one. */
export const dropRule = (text: string, from: string): string =>
  text.replace(new RegExp(`^ {2}\\{\\s*from: '${escapeRegExp(from)}',\\s*to: '[^']*',?\\s*\\},\\n`, 'm'), '');

/** Points every rule for a page, or for one of its sections, to another page. */
export const redirectTo = (text: string, to: string, newTo: string): string =>
  text.replace(new RegExp(`to: '${escapeRegExp(to)}(?=['#])`, 'g'), () => `to: '${newTo}`);

function writeRule({ from, to }: Redirect): string {
  const line = `  { from: '${from}', to: '${to}' },\n`;
  return line.length - 1 <= lineWidth ? line : `  {\n    from: '${from}',\n    to: '${to}',\n  },\n`;
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
