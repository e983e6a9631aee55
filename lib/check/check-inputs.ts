import fs from 'node:fs';
import { nearest } from '@/lib/markup/nearest';
import type { Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';
import { mergeConflict } from '@/lib/markup/syntax-problem';
import { env } from '@/lib/site/env';
import { filesBelow } from '@/lib/site/files-below';
import { site } from '@/lib/site/site';
import { checkData, listRequiredData } from './check-data';
import { findMissing } from './missing-files';
import { type Literals, readLiterals, type ValuePath } from './read-literals';

/**
 * Checks the files that every other check reads: the sidebar, the redirects, and the data. If one of them is
 * broken, the other checks can't run, or would report each page that uses it. This module doesn't import the
 * files, so it can report syntax errors in them.
 */
export function checkInputs(): Problem[] {
  // A folder of plain pages doesn't use any of them.
  if (env.contentDir) return [];
  const missing = findMissing(listRequiredData());
  if (missing.length > 0) return missing;
  const conflicts = [
    'content/sidebar.ts',
    'content/releases.ts',
    'redirects.ts',
    ...filesBelow('content/data'),
  ].flatMap((file) => findConflict(fs.readFileSync(file, 'utf8'), file));
  // The markers would be reported as syntax errors as well.
  if (conflicts.length > 0) return conflicts;
  return [
    ...checkSidebarShape(
      fs.readFileSync('content/sidebar.ts', 'utf8'),
      site.navbar.map(({ section }) => section),
    ),
    ...checkRedirectsShape(fs.readFileSync('redirects.ts', 'utf8')),
    ...checkData(),
  ];
}

/** Finds the first of git's conflict markers in a file. */
export function findConflict(text: string, file: string): Problem[] {
  const conflict = /^<{7} /m.exec(text);
  return conflict ? [mergeConflict(text, conflict.index, file)] : [];
}

/** A longer label, in characters, wraps more than once in the sidebar. */
const longestLabel = 48;

/** The type of each field of an object. */
type Fields = Record<string, 'text' | 'true or false' | 'a list'>;

const page: Fields = { label: 'text', slug: 'text' };
const category: Fields = { label: 'text', collapsed: 'true or false', items: 'a list' };
const redirect: Fields = { from: 'text', to: 'text' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks that `content/sidebar.ts` contains a list of pages and categories for each section.
 * @param sections the sections that need a sidebar
 */
export function checkSidebarShape(text: string, sections: readonly string[]): Problem[] {
  const { literals, report, checkFields } = createChecker(text, 'content/sidebar.ts', 'sidebar');
  const { exports, problems } = literals;
  const checkItem = (item: unknown, path: ValuePath): void => {
    if (!isObject(item)) {
      report(path, "This isn't a page or a category.", "Write  { label: '…', slug: '…' }");
      return;
    }
    const isCategory = 'items' in item || 'collapsed' in item;
    checkFields(item, isCategory ? category : page, path);
    if (typeof item.slug === 'string' && !isCategory) checkSlug(item.slug, [...path, 'slug']);
    if (Array.isArray(item.items)) checkItems(item.items, [...path, 'items']);
  };
  const checkItems = (items: unknown[], path: ValuePath): void => {
    if (items.length === 0 && path.at(-1) === 'items')
      report(path, 'The category is empty.', 'Add a page to it, or remove it.');
    const labels = items.map((item) => (isObject(item) ? item.label : undefined));
    for (const [index, item] of items.entries()) {
      const label = labels[index];
      if (typeof label === 'string' && labels.indexOf(label) < index)
        report(
          [...path, index, 'label'],
          `Two entries of this list have the label "${label}".`,
          'Reword one of them.',
        );
      if (typeof label === 'string' && label.length > longestLabel)
        report(
          [...path, index, 'label'],
          `The label "${label}" needs three lines.`,
          `Write at most ${longestLabel} characters.`,
        );
      checkItem(item, [...path, index]);
    }
  };
  const checkSlug = (slug: string, path: ValuePath): void => {
    const plain = slug.replace(/^\/|^content\/|\/$|\.mdx?$/g, '');
    if (plain !== slug) report(path, `"${slug}" isn't a slug.`, `Write  slug: '${plain}'`);
  };
  // After a syntax error, there are no exports.
  if (problems.length > 0) return problems;
  const { sidebars } = exports;
  if (!isObject(sidebars)) {
    report(
      [],
      'The file exports no sidebars.',
      'Write  export const sidebars = { … } as const satisfies Sidebars;',
    );
    return problems;
  }
  checkFields(sidebars, Object.fromEntries(sections.map((section) => [section, 'a list'])), ['sidebars']);
  for (const [section, items] of Object.entries(sidebars))
    if (Array.isArray(items)) checkItems(items, ['sidebars', section]);
  return problems;
}

/** Checks that `redirects.ts` contains two lists of rules. */
export function checkRedirectsShape(text: string): Problem[] {
  const { literals, report, checkFields } = createChecker(text, 'redirects.ts', 'redirects');
  const { exports, problems } = literals;
  if (problems.length > 0) return problems;
  for (const list of ['exact', 'prefix']) {
    const rules = exports[list];
    if (!Array.isArray(rules)) {
      report(
        [list],
        `The file exports no list "${list}".`,
        `Write  export const ${list}: Redirect[] = [ … ];`,
      );
      continue;
    }
    for (const [index, rule] of rules.entries()) {
      if (isObject(rule)) checkFields(rule, redirect, [list, index]);
      else report([list, index], "This isn't a rule.", "Write  { from: '/old', to: '/new' }");
    }
  }
  return problems;
}

function createChecker(text: string, file: string, rule: Rule) {
  const literals: Literals = readLiterals(text, file, rule);
  const report = (path: ValuePath, what: string, fix: string): void => {
    literals.problems.push({ ...literals.placeOf(path), level: 'error', rule, what, fix });
  };
  /**
   * Reports unknown and missing fields, and values of the wrong type. A misspelled field isn't also reported
   * as missing.
   */
  const checkFields = (value: Record<string, unknown>, fields: Fields, path: ValuePath): void => {
    const missing = new Set(Object.keys(fields).filter((name) => !Object.hasOwn(value, name)));
    for (const name of Object.keys(value).filter((each) => !Object.hasOwn(fields, each))) {
      const guess = nearest(name, [...missing]) ?? nearest(name, Object.keys(fields));
      if (guess) missing.delete(guess);
      const list = `It can be ${Object.keys(fields).join(', ')}.`;
      report([...path, name], `"${name}" isn't a known field.`, guess ? `Did you mean "${guess}"?` : list);
    }
    for (const name of missing)
      report(path, `"${name}" is missing.`, `Add  ${name}: ${examples[fields[name] ?? 'text']}`);
    for (const [name, type] of Object.entries(fields))
      if (Object.hasOwn(value, name) && !isOfType(value[name], type))
        report([...path, name], `"${name}" isn't ${type}.`, `Write  ${name}: ${examples[type]}`);
  };
  return { literals, report, checkFields };
}

const examples = { text: "'…'", 'true or false': 'false', 'a list': '[ … ]' };

const isOfType = (value: unknown, type: Fields[string]): boolean =>
  type === 'text'
    ? typeof value === 'string' && value.trim() !== ''
    : type === 'a list'
      ? Array.isArray(value)
      : typeof value === 'boolean';
