import fs from 'node:fs';
import { modulesOf } from '@/lib/cache/modules-of';
import { filesBelow } from '@/lib/site/files-below';
import { oncePerFile, readModules } from '@/lib/testing/units/unchanged-tests';

const settings =
  /^(package(-lock)?\.json|[\w.]+\.config\.ts|tsconfig\.json|biome\.json|\.(npmrc|nvmrc|ci\/|github\/))/;
const content = /^(content|public)\//;
const everyPage = 'e2e/every-page.spec.ts';
/** What a browser test contains that reads all pages or searches. */
const ofAllPages = /\blistPages\b|'\.\/search-reader'/;

type Before = (file: string) => string | undefined;

/** A command of `npm test -- --changed`, and the environment variables that it adds. */
type Step = { command: readonly string[]; env?: Record<string, string> };

/**
 * Returns the commands to run for a set of changed files: every part of `npm test` that they can affect, which follows
 * from imports. After a change to the body of a page, that's the browser tests that open the page or name its path, and
 * those that read all pages or search, which are a third of all.
 * @param files paths relative to the repository
 * @param before returns the text of a file before the changes, or `undefined` if the file is new
 * @returns the commands, in order; `undefined` if the change can affect everything, as after a file was deleted
 */
export function stepsFor(files: readonly string[], before: Before): Step[] | undefined {
  const has = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  if (files.some((file) => !fs.existsSync(file))) return undefined;
  if (has(settings).length > 0) return undefined;

  const formatted = has(/\.(tsx?|mjs|css|json|graphql)$/);
  const isCode = has(/\.(tsx?|mjs|css|conf)$/).length > 0;
  const isContent = files.some((file) => file.endsWith('.md') || content.test(file));
  const steps: Step[] = [];
  const add = (command: readonly string[], env?: Record<string, string>) =>
    steps.push({ command, ...(env && { env }) });

  if (formatted.length > 0) add(['npx', 'biome', 'check', '--no-errors-on-unmatched', ...formatted]);
  if (isCode) add(['npm', 'run', '--silent', 'check:types']);
  if (isContent || isAny(files, modulesOf(['lib/commands/check-content.ts'], importsOf)))
    add(['npm', 'run', '--silent', 'check:content', '--', '--strict']);
  // Tests read files of any kind, and those whose inputs haven't changed since they passed don't run.
  if (files.length > 0) add(['npm', 'run', '--silent', 'check:units']);
  for (const { specs, pages } of browserTests(files, before))
    add(
      ['npm', 'run', '--silent', 'e2e', '--', ...specs, '--reporter=dot'],
      pages.length > 0 ? { PAGES: pages.join(' ') } : undefined,
    );
  return steps;
}

/** Selects the browser tests: those that open changed pages or name their paths, and all of them for most other changes. */
function browserTests(files: readonly string[], before: Before): { specs: string[]; pages: string[] }[] {
  const specs = filesBelow('e2e').filter((file) => file.endsWith('.spec.ts'));
  const modules = siteModules();
  const shown = files.filter(
    (file) => content.test(file) || /\.(css|svg|woff2)$/.test(file) || modules.has(file),
  );
  const users = shown.map((file) => pagesWith(file, before));
  if (users.some((list) => list === undefined)) return [{ specs: [], pages: [] }];
  const pages = [...new Set(users.flatMap((list) => list ?? []))];
  const paths = [...pages, ...shown.map(toPath)].map((name) => name.replaceAll('.', '\\.'));
  const named = new RegExp(`(?:${paths.join('|')})(?![\\w/-])`);
  const textOf = (file: string): string => fs.readFileSync(file, 'utf8');
  const isNaming = (file: string): boolean =>
    paths.length > 0 && file.startsWith('e2e/') && named.test(textOf(file));
  const isShowing = (spec: string, imported: readonly string[]): boolean =>
    imported.some(isNaming) || (pages.length > 0 && ofAllPages.test(textOf(spec)));
  const affected = specs.filter((spec) => {
    const imported = modulesOf([spec], importsOf);
    return isAny(files, imported) || (spec !== everyPage && isShowing(spec, imported));
  });
  return [
    ...(pages.length > 0 ? [{ specs: [everyPage], pages }] : []),
    ...(affected.length > 0 ? [{ specs: affected, pages: [] }] : []),
  ];
}

/** Lists the paths of the pages that show a file of the content, or `undefined` if it can be on any page. */
function pagesWith(file: string, before: Before): string[] | undefined {
  // Other pages show the title, and the search uses other fields.
  if (/^content\/(?!snippets\/).*\.mdx$/.test(file))
    return frontMatterOf(before(file)) === frontMatterOf(fs.readFileSync(file, 'utf8'))
      ? [toPath(file)]
      : undefined;
  const [, name] = /^content\/(?:samples|snippets|drawings)\/(.*?)(?:\.mdx)?$/.exec(file) ?? [];
  if (!name) return undefined;
  const users = filesBelow('content').filter(
    (page) => page.endsWith('.mdx') && fs.readFileSync(page, 'utf8').includes(name),
  );
  const isNested = users.length === 0 || users.some((page) => page.startsWith('content/snippets/'));
  return isNested ? undefined : users.map(toPath);
}

const frontMatterOf = (text = ''): string | undefined => text.split(/^---$/m)[1];

const toPath = (file: string): string => file.replace(/^content/, '').replace(/(\/index)?\.mdx$/, '');

/** The modules of the exported site and of the commands that make and serve it, without browser tests, which a command names. */
const siteModules = (): ReadonlySet<string> =>
  new Set(
    modulesOf(
      [
        ...filesBelow('app').filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.')),
        'next.config.ts',
        'lib/commands/e2e.ts',
      ],
      (file) => importsOf(file).filter((name) => !name.endsWith('.spec.ts')),
    ),
  );

const isAny = (files: readonly string[], modules: readonly string[]): boolean =>
  files.some((file) => modules.includes(file));

const importsOf = oncePerFile(readModules);
