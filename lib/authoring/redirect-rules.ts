import { escapeRegExp } from '@/lib/markup/escape-reg-exp';
import type { Redirect } from '@/redirects';
import { lineWidth } from './manifest';

// Edits the rules in `redirects.ts` as text, to preserve the authors' comments and order.

/** Inserts a rule in alphabetical order of the addresses, above the comment of the rule that follows. */
export function addRule(text: string, rule: Redirect): string {
  const start = text.indexOf('const targets = {');
  const end = text.indexOf('\n}', start) + 1;
  const next = [...text.slice(start, end).matchAll(/^(?: *\/\/.*\n)* {2}'([^']*)':/gm)].find(
    ([, from = '']) => from > rule.from,
  );
  const at = next ? start + next.index : end;
  return `${text.slice(0, at)}${writeRule(rule)}\n${text.slice(at)}`;
}

/** Writes a rule the way the formatter does. */
function writeRule({ from, to }: Redirect): string {
  const line = `  '${from}': '${to}',`;
  return line.length <= lineWidth ? line : `  '${from}':\n    '${to}',`;
}

/** Removes the rule of an old address, and the comment above it. */
export const dropRule = (text: string, from: string): string =>
  text.replace(new RegExp(`^(?: *//.*\\n)* {2}'${escapeRegExp(from)}':\\s+'[^']*',\\n`, 'm'), '');

/** Lets all rules that lead to an address, or to a section of it, lead to another address. */
export const redirectTo = (text: string, to: string, newTo: string): string =>
  text.replace(new RegExp(`(?<=:\\s+)'${escapeRegExp(to)}(?=['#])`, 'g'), () => `'${newTo}`);
