import fs from 'node:fs';
import path from 'node:path';
import { modulesOf, readImports } from '@/lib/cache/modules-of';
import { filesBelow } from '@/lib/site/files-below';

const settings =
  /^(package(-lock)?\.json|[\w.]+\.config\.ts|tsconfig\.json|biome\.json|\.(npmrc|nvmrc|ci\/|github\/))/;
const content = /^(content|public|redirects\.ts|lib\/content\/samples\/stubs)/;

/** A command of `npm test -- --changed`, and the environment variables that it adds. */
type Step = { command: readonly string[]; env?: Record<string, string> };

/**
 * Returns the commands to run for a set of changed files: every part of `npm test` that they can affect, which follows
 * from imports.
 * @param files paths relative to the repository
 * @returns the commands, in order; `undefined` if the change can affect everything, as after a file was deleted
 */
export function stepsFor(files: readonly string[]): Step[] | undefined {
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
  if (isContent || isAny(files, modulesOf(['lib/commands/check-content.ts'], namedModules)))
    add(['npm', 'run', '--silent', 'check:content', '--', '--strict']);
  // Tests read files of any kind, and those whose inputs haven't changed since they passed don't run.
  if (files.length > 0) add(['npm', 'run', '--silent', 'check:units']);
  for (const { specs, pages } of browserTests(files))
    add(
      ['npm', 'run', '--silent', 'e2e', '--', ...specs, '--reporter=dot'],
      pages.length > 0 ? { PAGES: pages.join(' ') } : undefined,
    );
  return steps;
}

/** Selects the browser tests: of a page that changed, only those that open pages, and all of them for most other changes. */
function browserTests(files: readonly string[]): { specs: string[]; pages: string[] }[] {
  const specs = filesBelow('e2e').filter((file) => file.endsWith('.spec.ts'));
  const modules = siteModules();
  const isShown = (file: string): boolean =>
    content.test(file) ||
    /^e2e\/workbench|\.(css|svg|woff2)$/.test(file) ||
    (modules.has(file) && !file.startsWith('e2e/'));
  const pages = files.filter(isShown).map(pagesWith);
  if (pages.some((list) => list === undefined)) return [{ specs: [], pages: [] }];
  const changed = specs.filter((spec) => isAny(files, modulesOf([spec], namedModules)));
  const changedPages = [...new Set(pages.flatMap((list) => list ?? []))];
  return [
    ...(changedPages.length > 0 ? [{ specs: ['e2e/every-page.spec.ts'], pages: changedPages }] : []),
    ...(changed.length > 0 ? [{ specs: changed, pages: [] }] : []),
  ];
}

/** Lists the paths of the pages that show a file of the content, or `undefined` if it can be on any page. */
function pagesWith(file: string): string[] | undefined {
  if (/^content\/(?!snippets\/).*\.mdx$/.test(file)) return [toPath(file)];
  const [, name] = /^content\/(?:samples|snippets|drawings)\/(.*?)(?:\.mdx)?$/.exec(file) ?? [];
  if (!name) return undefined;
  const users = filesBelow('content').filter(
    (page) => page.endsWith('.mdx') && fs.readFileSync(page, 'utf8').includes(name),
  );
  const isNested = users.length === 0 || users.some((page) => page.startsWith('content/snippets/'));
  return isNested ? undefined : users.map(toPath);
}

const toPath = (file: string): string => file.replace(/^content/, '').replace(/(\/index)?\.mdx$/, '');

/** The modules of the exported site, of the commands that make and serve it, and of what browser tests import. */
const siteModules = (): ReadonlySet<string> =>
  new Set(
    modulesOf(
      [
        ...filesBelow('app').filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.')),
        'next.config.ts',
        'lib/commands/e2e.ts',
      ],
      namedModules,
    ),
  );

const isAny = (files: readonly string[], modules: readonly string[]): boolean =>
  files.some((file) => modules.includes(file));

/** Also follows paths in code, such as those of commands that are started and of scripts that are bundled. */
function namedModules(file: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const text = fs.readFileSync(file, 'utf8');
  const paths = [...text.matchAll(/'(?:\.\/)?((?:app|components|lib|e2e)\/[\w./[\]-]+\.\w+)'/g)];
  const relative = [...text.matchAll(/(?:new URL\(|import\.meta\.dirname, )'([^']+)'/g)];
  const named = [
    ...paths.map(([, name = '']) => name),
    ...relative.map(([, name = '']) => path.join(path.dirname(file), name)),
  ];
  return [
    ...readImports(file),
    ...named.filter((name) => fs.statSync(name, { throwIfNoEntry: false })?.isFile()),
  ];
}
