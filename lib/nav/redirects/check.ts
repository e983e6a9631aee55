import fs from 'node:fs';
import { placeAt } from '@/lib/markup/positions';
import { type Problem, sortProblems } from '@/lib/markup/problem';
import type { Redirect } from '@/redirects';
import { checkExactTarget, checkPrefixTarget, type RuleFault } from './check-targets';
import { splitTarget } from './paths';
import { claimAddresses, hasPage, type RedirectRules, type SiteSlugs, toSlug } from './resolve';

const file = 'redirects.ts';

/**
 * Checks that each rule leads from a path without a page directly to a page that exists.
 * @param anchors the IDs on each page, by slug
 * @param text the source of the rules, to find their lines
 * @returns an error for each problem, at the path that causes it, and a notice for each rule whose target is
 * in the sidebar but not written yet
 */
export function checkRedirects(
  rules: RedirectRules,
  slugs: SiteSlugs,
  anchors: ReadonlyMap<string, readonly string[]>,
  text: string = fs.readFileSync(file, 'utf8'),
): Problem[] {
  const placeOf = findRules(text);
  const claimed = claimAddresses(rules, slugs);
  const checkList = (list: keyof RedirectRules, checkTarget: (rule: Redirect) => RuleFault[]): Problem[] =>
    rules[list].flatMap((rule, index) => {
      const form = checkForm(rule, list);
      const faults =
        form.length > 0 ? form : [...checkFrom(rule, index, rules[list], slugs), ...checkTarget(rule)];
      return faults.map(({ at, ...fault }) => ({
        file,
        ...placeOf(list, index)[at],
        rule: 'redirects',
        ...fault,
      }));
    });
  return sortProblems([
    ...checkList('exact', (rule) => checkExactTarget(rule, claimed, slugs, anchors)),
    ...checkList('prefix', (rule) => checkPrefixTarget(rule, rules.prefix, slugs)),
  ]);
}

/** If a path is malformed, only that is reported, because its target would be a guess. */
const checkForm = (rule: Redirect, list: keyof RedirectRules): RuleFault[] =>
  (['from', 'to'] as const).flatMap((at) => {
    const isSection = at === 'to' && list === 'exact' && /^[^#?]+#[^#?]+$/.test(rule.to);
    const fault = checkPathForm(isSection ? splitTarget(rule.to).path : rule[at], list);
    return fault ? [{ at, level: 'error', ...fault }] : [];
  });

function checkFrom(rule: Redirect, index: number, rules: readonly Redirect[], slugs: SiteSlugs): RuleFault[] {
  const fault = (what: string, fix: string): RuleFault[] => [{ at: 'from', level: 'error', what, fix }];
  const first = rules.findIndex(({ from }) => from === rule.from);
  if (first < index) {
    return fault(
      `${rule.from} is moved twice.`,
      `Delete this rule, or the one that leads to ${rules[first]?.to}.`,
    );
  }
  const page = [...slugs.written].find((slug) => slug.toLowerCase() === toSlug(rule.from).toLowerCase());
  // On a disk that ignores case, its redirect page would replace the page.
  if (page !== undefined && page !== toSlug(rule.from))
    return fault(`${rule.from} differs from the page /${page} only in capitals.`, 'Delete this rule.');
  const twin = rules.findIndex(
    ({ from, to }) => from.toLowerCase() === rule.from.toLowerCase() && to !== rule.to,
  );
  if (twin >= 0 && twin < index)
    return fault(
      `${rule.from} differs from another rule only in capitals: ${rules[twin]?.from}.`,
      'Let both lead to the same page: on a disk that ignores case, only one of them works.',
    );
  const [section = ''] = rule.from.split('/').filter(Boolean);
  const isSection = [...slugs.written].some((slug) => slug.startsWith(`${section.toLowerCase()}/`));
  if (/[A-Z]/.test(section) && isSection)
    return fault(
      `${rule.from} begins with a capital, and addresses of sections never did.`,
      `Write "${rule.from.replace(section, section.toLowerCase())}".`,
    );
  if (!hasPage(rule.from, slugs)) return [];
  const stands = slugs.written.has(toSlug(rule.from))
    ? `There is a page at ${rule.from}.`
    : `The sidebar lists a page at ${rule.from}.`;
  return fault(stands, 'Delete this rule, or give the page another address.');
}

/** A problem with a path, and how to fix it. */
type Fault = { what: string; fix: string };

/** Matches segments of letters, digits, and some punctuation, except `.` and `..`. */
const plainPath = /^(\/|(\/(?!\.{1,2}(\/|$))[\p{L}\p{M}\p{N}._~-]+)+)$/u;

/**
 * Checks that a rule's path is in a form that the site and every host understand: it starts at the root, and
 * has no query, fragment, or characters that hosts interpret as a pattern. A prefix ends with a slash, and an
 * exact path doesn't.
 * @returns `undefined` for a valid path
 */
function checkPathForm(path: string, kind: 'exact' | 'prefix'): Fault | undefined {
  if (/^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(path)) {
    return {
      what: `"${path}" is not a path of this site.`,
      fix: 'Write the path alone, as /concepts/streaming.',
    };
  }
  if (!path.startsWith('/')) {
    return { what: `"${path}" does not start with a slash.`, fix: `Write "/${path}".` };
  }
  if (/[?#]/.test(path)) {
    return {
      what: `"${path}" contains a query or a fragment.`,
      fix: `Write "${path.replace(/[?#].*$/, '')}": the reader's own query and fragment are kept.`,
    };
  }
  return checkEnd(path, kind) ?? checkSegments(path, kind);
}

function checkEnd(path: string, kind: 'exact' | 'prefix'): Fault | undefined {
  if (kind === 'prefix' && !path.endsWith('/')) {
    return { what: `The prefix "${path}" does not end with a slash.`, fix: `Write "${path}/".` };
  }
  if (kind === 'exact' && path.endsWith('/') && path !== '/') {
    return { what: `"${path}" ends with a slash.`, fix: `Write "${path.replace(/\/+$/, '') || '/'}".` };
  }
  return undefined;
}

function checkSegments(path: string, kind: 'exact' | 'prefix'): Fault | undefined {
  const whole = kind === 'prefix' ? path.slice(0, -1) || '/' : path;
  if (plainPath.test(whole)) return undefined;
  return {
    what: `"${path}" is not a plain path.`,
    fix: 'Use letters, digits and - . _ ~ between single slashes.',
  };
}

/** The location of a rule's two paths in the file. Lines and columns count from 1. */
type RulePlace = Record<'from' | 'to', { line: number; column: number }>;

const start = { line: 1, column: 1 };

// Matching comments and strings as a whole prevents rules inside a comment and `//` inside a string from
// being matched.
const tokens =
  /\/\/.*|\/\*[\s\S]*?\*\/|\bconst\s+(?<list>exact|prefix)\b|\b(?<key>from|to)\s*:\s*(?<value>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|'[^'\n]*'|"[^"\n]*"/g;

/**
 * Finds the rules in the text of `redirects.ts`, so that a message can contain the line. The rules are
 * literal data, so a search is enough, and the check doesn't need to load a TypeScript parser.
 * @returns a function from a list's name and a rule's index in it to its location, which is 1:1 for a rule
 * that isn't a literal
 */
export function findRules(text: string): (list: keyof RedirectRules, index: number) => RulePlace {
  const found: Record<keyof RedirectRules, RulePlace[]> = { exact: [], prefix: [] };
  let list: keyof RedirectRules = 'exact';
  for (const match of text.matchAll(tokens)) {
    const { list: name, key, value = '' } = match.groups ?? {};
    if (name === 'exact' || name === 'prefix') list = name;
    const place = placeAt(text, match.index + match[0].length - value.length);
    if (key === 'from') found[list].push({ from: place, to: place });
    const rule = found[list].at(-1);
    if (key === 'to' && rule) rule.to = place;
  }
  return (name, index) => found[name][index] ?? { from: start, to: start };
}
