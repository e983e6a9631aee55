import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '@/lib/site/files-below';
import packageJson from '@/package.json';

const files = filesBelow('.github');
const read = (file: string): string => fs.readFileSync(file, 'utf8');

/** gray-matter reads YAML between two lines of dashes. */
const readYaml = (file: string): unknown => matter(`---\n${read(file)}\n---\n`, {}).data;

/** Matches an expression that GitHub evaluates. */
const filledIn = (expression: string): string => `$\{{ ${expression} }}`;

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const permissions = z.record(z.string(), z.enum(['read', 'write']));
const job = z.object({
  if: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  strategy: z.object({ matrix: z.record(z.string(), z.array(z.number())) }).optional(),
  permissions: permissions.optional(),
  env: z.record(z.string(), z.string()).optional(),
  outputs: z.record(z.string(), z.string()).optional(),
  'timeout-minutes': z.number(),
  steps: z.array(step),
});
const { jobs, ...workflow } = z
  .object({
    on: z.object({ pull_request: z.null(), push: z.object({ branches: z.array(z.string()) }) }),
    permissions,
    concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.string() }),
    jobs: z.object({
      content: job,
      check: job,
      sites: job,
      browser: job,
      builds: job,
      build: job,
      deploy: job,
      search: job,
    }),
  })
  .parse(readYaml('.github/workflows/site.yml'));

// actionlint checks the syntax of workflows, but not whether their permissions are the fewest, their actions are pinned to
// commits, or the pages and paths in the other files exist.
describe('the workflow', () => {
  const steps = Object.values(jobs).flatMap((each) => each.steps);
  const { content, check, sites, browser, builds, build, deploy, search } = jobs;
  const tests = [content, check, sites, browser, builds];
  const commandsOf = (of: typeof check) => of.steps.flatMap(({ run = [] }) => run);
  const withOf = (of: typeof check, action: string) =>
    of.steps.find(({ uses }) => uses?.startsWith(`${action}@`))?.with ?? {};

  test('has write permissions only in jobs without our code, and only those that a deploy needs', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const each of tests) expect(each.permissions).toBeUndefined();
    expect(build.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(deploy.steps.flatMap(({ uses = [] }) => uses)).toEqual([
      expect.stringMatching(/^actions\/deploy-pages@/),
    ]);
    expect(commandsOf(deploy).filter((command) => !command.startsWith('echo '))).toEqual([]);
    expect(search.permissions).toBeUndefined();
    // The admin key of the hosted search is for the push alone.
    expect(read('.github/workflows/site.yml').match(/secrets\..+/g)).toEqual([
      "secrets.ALGOLIA_ADMIN_KEY != '' }}",
      'secrets.ALGOLIA_ADMIN_KEY }}',
    ]);
    expect(search.steps.at(-1)?.env).toMatchObject({
      ALGOLIA_ADMIN_KEY: filledIn('secrets.ALGOLIA_ADMIN_KEY'),
    });
    for (const each of [...tests, build, search])
      expect(withOf(each, 'actions/checkout')).toEqual({ 'fetch-depth': 0, 'persist-credentials': false });
  });

  test('uses only official actions, each at one commit, whose version is next to it', () => {
    const lines = read('.github/workflows/site.yml').match(/(?<=^ +(- )?uses: ).+$/gm) ?? [];
    expect(lines.length).toBe(steps.filter(({ uses }) => uses).length);
    expect(lines.length).toBeGreaterThan(6);
    const pinned = /^(actions\/[\w-]+)(?:\/\w+)?(@[\da-f]{40} # v\d+\.\d+\.\d+)$/;
    expect(lines.filter((line) => !pinned.test(line))).toEqual([]);
    const commits = new Map<string, Set<string>>();
    for (const line of lines) {
      const [, action = '', commit = ''] = pinned.exec(line) ?? [];
      commits.set(action, (commits.get(action) ?? new Set()).add(commit));
    }
    expect([...commits].filter(([, each]) => each.size > 1)).toEqual([]);
    const { updates } = z
      .object({ updates: z.array(z.object({ 'package-ecosystem': z.string() })) })
      .parse(readYaml('.github/dependabot.yml'));
    expect(updates.map((each) => each['package-ecosystem'])).toContain('github-actions');
  });
});

const attributes = z.object({
  label: z.string(),
  description: z.string().optional(),
  placeholder: z.string().optional(),
  options: z.array(z.string()).optional(),
});
const form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(
    z.strictObject({
      type: z.enum(['input', 'textarea', 'dropdown']),
      id: z.string().regex(/^[a-z-]+$/),
      attributes: attributes.strict(),
      validations: z.strictObject({ required: z.boolean() }).optional(),
    }),
  ),
});

const forms = files.filter(
  (file) => file.startsWith('.github/ISSUE_TEMPLATE/') && !file.endsWith('config.yml'),
);

describe.each(forms)('%s', (file) => {
  const { body } = form.parse(readYaml(file));

  test('has unique fields, and requires an answer', () => {
    const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
    unique(body.map(({ id }) => id));
    unique(body.map(({ attributes: { label } }) => label));
    for (const { type, attributes } of body) {
      expect(attributes.options !== undefined).toBe(type === 'dropdown');
      unique(attributes.options ?? []);
    }
    expect(body.some(({ validations }) => validations?.required)).toBe(true);
  });
});

test('all pages, anchors, paths, and scripts in these files exist', () => {
  const permalinks = new Set(read('content/permalinks.txt').split('\n'));
  const texts = files.map(read).join('\n');
  const pages = [...texts.matchAll(/https:\/\/docs\.sablier\.com(\/[^\s?)]*)/g)].map(
    ([, address = '']) => address,
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter((address) => !permalinks.has(address))).toEqual([]);
  const paths = [
    ...[...texts.matchAll(/\]\(\.\.\/blob\/main\/([^)]+)\)/g)].map(([, file = '']) => file),
    ...[...read('.github/CODEOWNERS.example').matchAll(/^\/(\S+)/gm)].map(([, file = '']) => file),
  ];
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((file) => !fs.existsSync(path.join('.', file)))).toEqual([]);
  const scripts = [...texts.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(scripts.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
});
