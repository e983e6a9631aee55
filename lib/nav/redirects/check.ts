import fs from 'node:fs';
import { nearest } from '@/lib/markup/nearest';
import { errorAt, type Place, type Problem, placeIn, sortProblems, topOf } from '@/lib/markup/problem';
import type { Redirect } from '@/redirects';
import { splitTarget } from './paths';
import type { SiteSlugs } from './site-slugs';

const file = 'redirects.ts';

/** What is wrong with a rule: which of its two paths, the problem, and the fix. */
type Fault = readonly [at: keyof Redirect, what: string, fix: string];

/**
 * Checks that each rule leads from a path without a page directly to a page that exists.
 * @param anchors the IDs on each page, by slug; unreadable pages are missing
 * @param text the source of the rules, to find their lines
 * @returns an error for each problem, at the path that causes it
 */
export function checkRedirects(
  rules: readonly Redirect[],
  slugs: SiteSlugs,
  anchors: ReadonlyMap<string, readonly string[]>,
  text: string = fs.readFileSync(file, 'utf8'),
): Problem[] {
  const moved = new Map(rules.map(({ from, to }) => [from, to]));
  const faultsOf = (rule: Redirect): Fault[] => {
    const form = faultsOfForm(rule);
    // The target of a malformed rule would be a guess.
    if (form.length > 0) return form;
    return [...faultsOfSource(rule, slugs), ...faultsOfTarget(rule, moved, slugs, anchors)];
  };
  return sortProblems(
    rules.flatMap((rule) =>
      faultsOf(rule).map(([at, what, fix]) => errorAt(placeOf(text, rule, at), 'redirects', what, fix)),
    ),
  );
}

/** Matches segments of letters, digits, and some punctuation, except `.` and `..`. */
const plainPath = /^(\/|(\/(?!\.{1,2}(\/|$))[\p{L}\p{M}\p{N}._~-]+)+)$/u;

/** Reports what hosts understand differently. Only a target can have a fragment. */
const faultsOfForm = (rule: Redirect): Fault[] =>
  (['from', 'to'] as const).flatMap((at): Fault[] => {
    const isSection = at === 'to' && /^[^#?]+#[^#?]+$/.test(rule.to);
    const path = isSection ? splitTarget(rule.to).path : rule[at];
    const fix = 'Write it as /concepts/streaming, with letters, digits and - . _ ~ between single slashes.';
    return plainPath.test(path) ? [] : [[at, `"${path}" is not a plain path.`, fix]];
  });

const toSlug = (path: string): string => path.replace(/^\//, '');

const hasPage = (path: string, slugs: SiteSlugs): boolean => slugs.has(toSlug(path));

function faultsOfSource({ from }: Redirect, slugs: SiteSlugs): Fault[] {
  if (!hasPage(from, slugs)) return [];
  return [['from', `There is a page at ${from}.`, 'Delete this rule, or give the page another address.']];
}

function faultsOfTarget(
  { from, to: target }: Redirect,
  moved: ReadonlyMap<string, string>,
  slugs: SiteSlugs,
  anchors: ReadonlyMap<string, readonly string[]>,
): Fault[] {
  const { path: to, fragment } = splitTarget(target);
  const fault = (what: string, fix: string): Fault[] => [['to', what, fix]];
  const nowhere = (what: string, guess: string | undefined) =>
    fault(what, guess ? `Did you mean "${guess}"?` : 'Name a page that exists.');
  if (from === to) return fault(`${from} leads to itself.`, 'Delete the rule, or name the page it moved to.');
  if (hasPage(to, slugs)) {
    const [id, ids] = [fragment.slice(1), anchors.get(toSlug(to))];
    if (id === '' || !ids || ids.includes(id)) return [];
    const guess = nearest(id, ids);
    return nowhere(`${to} has no anchor "${fragment}".`, guess && `${to}#${guess}`);
  }
  const next = moved.get(to);
  if (next !== undefined)
    return fault(
      `The rule leads to another rule: ${from} → ${to} → ${next}.`,
      from === next ? 'Let one of these rules lead to a page.' : `Write "${next}".`,
    );
  const guess = nearest(toSlug(to), slugs);
  return nowhere(`No page has the address ${to}.`, guess && `/${guess}`);
}

/** Returns the place of a rule's path in the file. */
function placeOf(text: string, { from, to }: Redirect, at: keyof Redirect): Place {
  const rule = text.indexOf(`'${from}':`);
  if (rule < 0) return topOf(file);
  return placeIn(file, text, at === 'from' ? rule : text.indexOf(`'${to}'`, rule + from.length + 3));
}
