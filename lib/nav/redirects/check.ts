import fs from 'node:fs';
import { type Problem, sortProblems } from '@/lib/markup/problem';
import type { Redirect } from '@/redirects';
import { checkExactTarget, checkPrefixTarget, type RuleFault } from './check-targets';
import { checkPathForm } from './path-form';
import { claimAddresses, hasPage, type RedirectRules, type SiteSlugs, toSlug } from './resolve';
import { findRules } from './rule-places';
import { splitTarget } from './split-target';

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
  if (!hasPage(rule.from, slugs)) return [];
  const stands = slugs.written.has(toSlug(rule.from))
    ? `There is a page at ${rule.from}.`
    : `The sidebar lists a page at ${rule.from}.`;
  return fault(stands, 'Delete this rule, or give the page another address.');
}
