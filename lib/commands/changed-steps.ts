/** The browser tests for each part of the code. Nested paths come before the paths that contain them. */
const specs: readonly (readonly [folder: string, names: string])[] = [
  ['app/', 'page print stability'],
  ['components/doc/', 'page markdown-forms'],
  ['components/errors/', 'errors'],
  ['components/home/', 'loading'],
  ['components/islands/', 'code-blocks sortable-tables tabs'],
  ['components/mdx/', 'features code-blocks tabs'],
  ['components/nav/', 'sidebar drawer navbar page'],
  ['components/plot/', 'features'],
  ['components/search/', 'search-modal search-page'],
  ['components/site/', 'navbar theme announcement'],
  ['components/states/', 'not-found crash'],
  ['lib/browser/', 'intent load-failure'],
  ['lib/export/', 'export loading'],
  ['lib/export/host/', 'nginx serving'],
  ['lib/browser/offline/', 'offline offline-site'],
  ['lib/export/next/', 'shared-html faults-payloads'],
  ['lib/nav/redirects/', 'redirects'],
  ['lib/protocol/reference/', 'reference'],
  ['lib/search', 'search-modal search-page'],
  ['lib/export/security/', 'security'],
  ['lib/export/serve/', 'serving redirects'],
];

/** A command of `npm test -- --changed`, and the environment variables that it adds. */
export type Step = { command: readonly string[]; env?: Record<string, string> };

/**
 * Returns the commands to run for a set of changed files: every part of `npm test` that they can affect, but only the
 * browser tests for the changed parts.
 * @param files paths of existing files, relative to the repository
 * @returns the commands, in order; `undefined` if the change can affect everything
 */
export function stepsFor(files: readonly string[]): Step[] | undefined {
  const has = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  if (has(/^(package(-lock)?\.json|[\w.]+\.config\.ts|tsconfig\.json|biome\.json|\.github\/)/).length > 0)
    return undefined;

  const formatted = has(/\.(tsx?|mjs|css|json|graphql)$/);
  const code = has(/\.(tsx?|mjs|css)$/);
  const tested = code.filter((file) => !file.startsWith('content/samples/'));
  const product = code.filter((file) => /^(app|components|lib|redirects\.ts)/.test(file));
  // The check imports most folders of lib.
  const isContent =
    has(/\.md$|^(content|public|redirects\.ts|lib\/(?!browser|build|commands|search|testing))/).length > 0;
  const steps: Step[] = [];
  const add = (command: readonly string[], env?: Record<string, string>) =>
    steps.push({ command, ...(env && { env }) });

  if (formatted.length > 0) add(['npx', 'biome', 'check', '--no-errors-on-unmatched', ...formatted]);
  if (code.length > 0) add(['npm', 'run', '--silent', 'check:types']);
  if (isContent) add(['npm', 'run', '--silent', 'check:content', '--', '--strict']);
  // Many tests read data and pictures.
  if (has(/^(content\/data|public)\//).length > 0) add(['npm', 'run', '--silent', 'check:units']);
  else {
    if (tested.length > 0) add(['npx', 'vitest', 'related', '--run', '--passWithNoTests', ...tested]);
    const others = [
      ...(has(/^content\/.*\.mdx$/).length > 0 ? ['lib/search/records', 'lib/search/relevance'] : []),
      ...(has(/^content\/samples\//).length > 0 ? ['lib/testing/samples', 'lib/protocol/api'] : []),
      ...(has(/\.md$/).length > 0 ? ['contributing.test.ts'] : []),
    ];
    if (others.length > 0) add(['npx', 'vitest', 'run', ...others]);
  }

  const pages = has(/^content\/(?!snippets\/).*\.mdx$/).map((file) =>
    file.replace(/^content/, '').replace(/(\/index)?\.mdx$/, ''),
  );
  if (pages.length > 0) add(browser('e2e/every-page.spec.ts'), { PAGES: pages.join(' ') });
  const wanted = new Set([
    ...has(/^e2e\/.*\.spec\.ts$/),
    ...product.flatMap((file) =>
      specs
        .filter(([folder]) => file.startsWith(folder))
        .flatMap(([, names]) => names.split(' ').map((name) => `e2e/${name}.spec.ts`)),
    ),
  ]);
  // Every control still has to work after any change to a component, at least before anything is loaded.
  const isPartly =
    !wanted.has(firstTouch) && product.some((file) => /^(components|lib\/browser)\//.test(file));
  if (isPartly) wanted.add(firstTouch);
  if (wanted.size > 0) add(browser(...wanted, ...(isPartly ? ['--grep-invert', whileLoading] : [])));
  return steps;
}

const firstTouch = 'e2e/first-touch.spec.ts';
const whileLoading = 'works while';

const browser = (...args: string[]): string[] => [
  'npm',
  'run',
  '--silent',
  'e2e',
  '--',
  ...args,
  '--reporter=dot',
];
