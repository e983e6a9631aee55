import { nearest } from '@/lib/markup/nearest';
import type { Problem } from '@/lib/markup/problem';
import { itemAt } from '@/lib/site/invariant';
import type { Redirect } from '@/redirects';
import { splitTarget } from './paths';
import { byLongestFrom, hasPage, type SiteSlugs, slugsUnder, toSlug } from './resolve';

/** A problem with a rule, and which of its two paths it's about. */
export type RuleFault = Pick<Problem, 'level' | 'what' | 'fix'> & { at: keyof Redirect };

/**
 * Checks the target of an exact rule.
 * @param claimed the target of each old path
 * @param anchors the IDs on each page, by slug; unreadable pages are missing
 */
export function checkExactTarget(
  { from, to: target }: Redirect,
  claimed: Map<string, string>,
  slugs: SiteSlugs,
  anchors: ReadonlyMap<string, readonly string[]>,
): RuleFault[] {
  const { path: to, fragment } = splitTarget(target);
  if (from === to) return itself(from);
  if (slugs.written.has(toSlug(to))) return checkFragment(to, fragment.slice(1), anchors.get(toSlug(to)));
  if (slugs.planned.has(toSlug(to))) return waits(`The page ${to}`);
  const trail = follow([from, to], (path) => (hasPage(path, slugs) ? undefined : claimedPath(claimed, path)));
  if (trail.length > 2) return chain(trail);
  const guess = nearest(toSlug(to), [...slugs.written, ...slugs.planned]);
  return nowhere(`No page has the address ${to}.`, guess === undefined ? undefined : `/${guess}`);
}

function checkFragment(path: string, id: string, ids: readonly string[] | undefined): RuleFault[] {
  if (id === '' || !ids || ids.includes(id)) return [];
  const guess = nearest(id, ids);
  return nowhere(`${path} has no anchor "#${id}".`, guess === undefined ? undefined : `${path}#${guess}`);
}

/** Checks the target of a prefix rule, which must contain at least one written or planned page. */
export function checkPrefixTarget(rule: Redirect, rules: readonly Redirect[], slugs: SiteSlugs): RuleFault[] {
  if (rule.from === rule.to) return itself(rule.from);
  if (slugsUnder(rule.to, slugs.written).length > 0) return [];
  if (slugsUnder(rule.to, slugs.planned).length > 0) return waits(`Every page under ${rule.to}`);
  const others = [...rules].sort(byLongestFrom).filter((other) => other !== rule && other.from !== other.to);
  const trail = follow([rule.from, rule.to], (path) => {
    const next = others.find(({ from }) => path.startsWith(from));
    return next && next.to + path.slice(next.from.length);
  });
  const known = [...slugs.written, ...slugs.planned];
  if (isLoop(trail) || (trail.length > 2 && slugsUnder(lastOf(trail), known).length > 0)) return chain(trail);
  return nowhere(`No page stands under ${rule.to}.`, nearest(rule.to, foldersOf(known)));
}

const claimedPath = (claimed: Map<string, string>, path: string): string | undefined => {
  const to = claimed.get(path);
  return to === undefined ? undefined : splitTarget(to).path;
};

/** Lists the steps of a path until it reaches its end, repeats a step, or exceeds the maximum. */
function follow(trail: string[], step: (path: string) => string | undefined): string[] {
  const next = step(lastOf(trail));
  if (next === undefined || trail.length === 10) return trail;
  return trail.includes(next) ? [...trail, next] : follow([...trail, next], step);
}

const lastOf = (trail: string[]): string => itemAt(trail, -1);

const isLoop = (trail: string[]): boolean => trail.indexOf(lastOf(trail)) < trail.length - 1;

const itself = (path: string): RuleFault[] => [
  {
    at: 'to',
    level: 'error',
    what: `${path} leads to itself.`,
    fix: 'Delete the rule, or name the page it moved to.',
  },
];

function chain(trail: string[]): RuleFault[] {
  const stations = trail.join(' → ');
  const [what, fix] = isLoop(trail)
    ? [`The rule leads round in a circle: ${stations}.`, 'Let one of these rules lead to a page.']
    : [`The rule leads to another rule: ${stations}.`, `Write "${lastOf(trail)}" at once.`];
  return [{ at: 'to', level: 'error', what, fix }];
}

const waits = (subject: string): RuleFault[] => [
  {
    at: 'to',
    level: 'notice',
    what: `${subject} is still to be written, and the rule waits for it.`,
    fix: 'Nothing to do: the redirect appears with the page.',
  },
];

const nowhere = (what: string, guess: string | undefined): RuleFault[] => [
  { at: 'to', level: 'error', what, fix: guess ? `Did you mean "${guess}"?` : 'Name a page that exists.' },
];

/**
 * Lists every folder that contains a page, formatted like in a prefix rule: `guides/lockup/overview` yields
 * `/guides/` and `/guides/lockup/`.
 */
const foldersOf = (slugs: string[]): Set<string> =>
  new Set(
    slugs.flatMap((slug) => {
      const segments = slug.split('/');
      return segments.slice(1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`);
    }),
  );
