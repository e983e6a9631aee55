import fs from 'node:fs';
import { nearest } from '@/lib/markup/nearest';
import { errorAt, type Place, type Problem, placeIn, sortProblems, topOf } from '@/lib/markup/problem';
import type { Redirect } from '@/redirects';
import { splitTarget } from './paths';
import { claimAddresses, hasPage, type RedirectRules, type SiteSlugs, slugsUnder, toSlug } from './resolve';

const file = 'redirects.ts';

/** What is wrong with a rule: which of its two paths, the problem, and the fix. */
type Fault = readonly [at: keyof Redirect, what: string, fix: string];

type List = keyof RedirectRules;

/**
 * Checks that each rule leads from a path without a page directly to a page that exists.
 * @param anchors the IDs on each page, by slug; unreadable pages are missing
 * @param text the source of the rules, to find their lines
 * @returns an error for each problem, at the path that causes it
 */
export function checkRedirects(
  rules: RedirectRules,
  slugs: SiteSlugs,
  anchors: ReadonlyMap<string, readonly string[]>,
  text: string = fs.readFileSync(file, 'utf8'),
): Problem[] {
  const claimed = claimAddresses(rules, slugs);
  const faultsOf = (rule: Redirect, list: List): Fault[] => {
    const form = faultsOfForm(rule, list);
    // The target of a malformed rule would be a guess.
    if (form.length > 0) return form;
    const target =
      list === 'exact' ? faultsOfTarget(rule, claimed, slugs, anchors) : faultsOfPrefix(rule, rules, slugs);
    return [...faultsOfSource(rule, slugs), ...target];
  };
  return sortProblems(
    (['exact', 'prefix'] as const).flatMap((list) =>
      rules[list].flatMap((rule, index) => {
        const first = rules[list].findIndex(({ from }) => from === rule.from);
        const faults = first < index ? twice(rule, rules[list][first]) : faultsOf(rule, list);
        return faults.map(([at, what, fix]) =>
          errorAt(placeOf(text, list, rule, at), 'redirects', what, fix),
        );
      }),
    ),
  );
}

const twice = ({ from }: Redirect, first: Redirect | undefined): Fault[] => [
  ['from', `${from} is moved twice.`, `Delete this rule, or the one that leads to ${first?.to}.`],
];

/** Matches segments of letters, digits, and some punctuation, except `.` and `..`. */
const plainPath = /^(\/|(\/(?!\.{1,2}(\/|$))[\p{L}\p{M}\p{N}._~-]+)+)$/u;

/**
 * Reports what hosts understand differently. A prefix ends with a slash, and an exact path doesn't. Only the target of
 * an exact rule can have a fragment.
 */
const faultsOfForm = (rule: Redirect, list: List): Fault[] =>
  (['from', 'to'] as const).flatMap((at): Fault[] => {
    const isSection = at === 'to' && list === 'exact' && /^[^#?]+#[^#?]+$/.test(rule.to);
    const path = isSection ? splitTarget(rule.to).path : rule[at];
    const isPlain =
      list === 'exact'
        ? plainPath.test(path)
        : path === '/' || (path.endsWith('/') && plainPath.test(path.slice(0, -1)));
    const form = list === 'exact' ? '/concepts/streaming' : '/concepts/';
    const fix = `Write it as ${form}, with letters, digits and - . _ ~ between single slashes.`;
    return isPlain ? [] : [[at, `"${path}" is not a plain path.`, fix]];
  });

function faultsOfSource({ from }: Redirect, slugs: SiteSlugs): Fault[] {
  if (!hasPage(from, slugs)) return [];
  return [['from', `There is a page at ${from}.`, 'Delete this rule, or give the page another address.']];
}

function faultsOfTarget(
  { from, to: target }: Redirect,
  claimed: Map<string, string>,
  slugs: SiteSlugs,
  anchors: ReadonlyMap<string, readonly string[]>,
): Fault[] {
  const { path: to, fragment } = splitTarget(target);
  if (from === to) return itself(from);
  if (hasPage(to, slugs)) {
    const [id, ids] = [fragment.slice(1), anchors.get(toSlug(to))];
    if (id === '' || !ids || ids.includes(id)) return [];
    const guess = nearest(id, ids);
    return nowhere(`${to} has no anchor "${fragment}".`, guess && `${to}#${guess}`);
  }
  const next = claimed.get(to);
  if (next !== undefined) return chain(from, to, next);
  const guess = nearest(toSlug(to), slugs.pages);
  return nowhere(`No page has the address ${to}.`, guess && `/${guess}`);
}

/** The target of a prefix rule must contain at least one page. */
function faultsOfPrefix({ from, to }: Redirect, { prefix }: RedirectRules, { pages }: SiteSlugs): Fault[] {
  if (from === to) return itself(from);
  if (slugsUnder(to, pages).length > 0) return [];
  const next = prefix.find((other) => to.startsWith(other.from));
  if (next) return chain(from, to, next.to + to.slice(next.from.length));
  const folders = [...pages].flatMap((slug) =>
    slug.split('/').flatMap((_, index, parts) => (index > 0 ? `/${parts.slice(0, index).join('/')}/` : [])),
  );
  return nowhere(`No page is under ${to}.`, nearest(to, new Set(folders)));
}

const itself = (path: string): Fault[] => [
  ['to', `${path} leads to itself.`, 'Delete the rule, or name the page it moved to.'],
];

const chain = (...[from, to, next]: [string, string, string]): Fault[] => [
  [
    'to',
    `The rule leads to another rule: ${from} → ${to} → ${next}.`,
    from === next ? 'Let one of these rules lead to a page.' : `Write "${next}".`,
  ],
];

const nowhere = (what: string, guess: string | undefined): Fault[] => [
  ['to', what, guess ? `Did you mean "${guess}"?` : 'Name a page that exists.'],
];

/** Returns the place of a rule's path in the file, and that of the last rule if several have the same old path. */
function placeOf(text: string, list: List, { from, to }: Redirect, at: keyof Redirect): Place {
  const [start, end] = ['exact', 'prefix'].map((name) => text.indexOf(`export const ${name}`));
  const own = list === 'exact' ? text.slice(0, end) : text;
  const rule = own.lastIndexOf(`from: '${from}'`);
  if (rule < (start ?? 0)) return topOf(file);
  return placeIn(file, text, text.indexOf(at === 'from' ? `'${from}'` : `'${to}'`, rule));
}
