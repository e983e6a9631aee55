import fs from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Code, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkDocuments } from '@/lib/check/check-documents';
import { checkLinks, type LinkTargets } from '@/lib/check/check-links';
import { checkRules } from '@/lib/check/prose/check-file';
import { checkSpelling } from '@/lib/check/prose/check-spelling';
import { listUnknownWords, loadDictionary } from '@/lib/check/prose/dictionary';
import { readProse } from '@/lib/check/prose/read-prose';
import { readWordList } from '@/lib/check/prose/word-list';
import { languageOf } from '@/lib/content/code/languages';
import { compileBody } from '@/lib/content/compile';
import { authorComponents, authorElements, inclusions } from '@/lib/content/component-names';
import { shapes } from '@/lib/figures/streams/shapes';
import { listMovedAnchors } from '@/lib/markup/anchors';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { formatProblem, type Problem, sortProblems } from '@/lib/markup/problem';
import { rules } from '@/lib/markup/rules';
import { hostRules } from '@/lib/nav/redirects/host-rules';
import { dataTables } from '@/lib/protocol/data-tables';
import { readEnvironment } from '@/lib/site/env';
import { filesBelow } from '@/lib/site/files-below';
import { site } from '@/lib/site/site';
import packageJson from '@/package.json';
import { redirects } from '@/redirects';

type Guide = { name: string; text: string; tree: Root };

function readGuide(name: string): Guide {
  const text = fs.readFileSync(name, 'utf8');
  const tree = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] }).parse(text) as Root;
  return { name, text, tree };
}

function nodesOf<Type extends Nodes['type']>({ tree }: Pick<Guide, 'tree'>, type: Type) {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}

/** Returns the text of every cell, by row. */
const rowsOf = (guide: Guide): string[][] =>
  nodesOf(guide, 'tableRow').map(({ children }) => children.map((cell) => textOf(cell)));

const readme = readGuide('README.md');
const contributing = readGuide('CONTRIBUTING.md');
const syntax = readGuide('docs/page-syntax.md');
const messages = readGuide('docs/check-messages.md');
const deploying = readGuide('DEPLOYING.md');

const guides = [readme, contributing, deploying, syntax, messages];
const folderGuides = filesBelow('lib')
  .concat(filesBelow('components'), filesBelow('e2e'), filesBelow('.github'))
  .filter((file) => file.endsWith('.md'))
  .map(readGuide);

test('every link within the repository leads to a file or a heading', () => {
  const urlsIn = (guide: Guide) =>
    nodesOf(guide, 'link')
      // GitHub shows a template at the address of a pull request.
      .map(({ url }) => url.replace(/^\.\.\/blob\/main\//, '../'))
      .filter((url) => !/^https?:/.test(url));
  const isThere = (guide: Guide, url: string) => {
    const [file = '', anchor] = url.split('#');
    const target = file === '' ? guide.name : path.join(path.dirname(guide.name), file);
    return fs.existsSync(target) && (!anchor || anchorsOf(readGuide(target)).includes(`#${anchor}`));
  };
  for (const guide of guides) expect(urlsIn(guide).length, guide.name).toBeGreaterThan(0);
  const missingIn = (guide: Guide) =>
    urlsIn(guide)
      .filter((url) => !isThere(guide, url))
      .map((url) => `${guide.name}: ${url}`);
  expect([...guides, ...folderGuides].flatMap(missingIn)).toEqual([]);
});

test('every script in the guides and READMEs exists', () => {
  const named = [...guides, ...folderGuides].flatMap(({ text }) =>
    [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((script) => !Object.hasOwn(packageJson.scripts, script))).toEqual([]);
});

test('every option in the guides and READMEs is read by a command', () => {
  const code = ['lib/commands', 'lib/authoring']
    .flatMap(filesBelow)
    .filter((file) => !file.includes('.test.'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const named = [...guides, ...folderGuides]
    .flatMap((guide) => [...nodesOf(guide, 'inlineCode'), ...nodesOf(guide, 'code')])
    .flatMap(({ value }) => /^(?:npm (?:test|run [\w:]+) )?-- (.*)/.exec(value)?.[1] ?? [])
    .flatMap((options) => [...options.matchAll(/--([\w-]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(10);
  const isRead = (name: string) => new RegExp(`['-]${name}'|\\b${name}: (\\{|text\\b)`).test(code);
  expect(named.filter((name) => !isRead(name))).toEqual([]);
});

const anchorsOf = (guide: Guide): string[] =>
  nodesOf(guide, 'heading').map((heading) => `#${githubAnchor(textOf(heading))}`);

/** Returns GitHub's anchor for a heading, which can differ from ours. */
const githubAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test('every path in the guides and READMEs exists at the root or in their folder', () => {
  // The output of a build and packages don't exist in a fresh clone, and the file for Firebase is the reader's.
  const made = [
    'firebase.json',
    'search-index.json',
    'site.nginx.conf',
    'out',
    'next',
    '.cache',
    '.generated',
    '.next-export',
    '.vercel',
    '_next',
    ...Object.keys(hostRules([], '', '')),
  ];
  const pathsIn = (guide: Guide) =>
    nodesOf(guide, 'inlineCode')
      .flatMap(({ value }) => value.split(' '))
      .filter((word) => /^[\w.[\]-]+(\/[\w.[\]-]+)*\/?$/.test(word))
      .filter((word) => word.includes('/') || /^\w.*\.(tsx?|mjs|mdx?|css|json|txt|conf|graphql)$/.test(word))
      .filter((word) => !made.includes(word.split('/')[0] ?? ''));
  const missingIn = (guide: Guide) =>
    pathsIn(guide)
      .filter((file) => !fs.existsSync(file) && !fs.existsSync(path.join(path.dirname(guide.name), file)))
      .map((file) => `${guide.name}: ${file}`);
  for (const guide of guides) expect(pathsIn(guide).length, guide.name).toBeGreaterThan(1);
  expect(folderGuides.length).toBeGreaterThan(8);
  expect([...guides, ...folderGuides].flatMap(missingIn)).toEqual([]);
});

describe('README.md', () => {
  const firstCells = rowsOf(readme).map(([cell = '']) => cell);

  test('every script is in a table', () => {
    const commands = Object.keys(packageJson.scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    );
    expect(commands.filter((command) => !firstCells.includes(command))).toEqual([]);
  });
});

describe('DEPLOYING.md', () => {
  const variablesAndFields = rowsOf(deploying).map(([cell = '']) => cell);

  test('its table of variables matches lib/site/env.ts, in the same order and with the defaults', () => {
    const code = fs.readFileSync('lib/site/env.ts', 'utf8');
    const variables = [...code.matchAll(/^\s+([A-Z][A-Z_]*): optional\(/gm)].map(([, name]) => name);
    expect(variables).toContain('SITE_URL');
    expect(variablesAndFields.filter((cell) => /^[A-Z][A-Z_]+$/.test(cell))).toEqual(variables);
    const defaultOf = (variable: string) =>
      rowsOf(deploying)
        .find(([cell]) => cell === variable)
        ?.at(-1);
    const { siteUrl, port, outDir } = readEnvironment({});
    expect(['SITE_URL', 'PORT', 'OUT_DIR'].map(defaultOf)).toEqual([siteUrl, String(port), outDir]);
  });

  test('every field of the site configuration is in a table', () => {
    const fields = variablesAndFields.flatMap((cell) => cell.split(', '));
    expect(Object.keys(site).filter((field) => !fields.includes(field))).toEqual([]);
  });
});

// Every `mdx` code block is a whole page or body. One marked `broken` is followed by the messages of the check.
const fences = guides.flatMap((guide) => nodesOf(guide, 'code'));
const isExample = ({ lang, meta }: Code) => lang === 'mdx' && meta === null;
const examples = fences.filter(isExample);
const broken = fences.flatMap((fence, index) =>
  fence.lang === 'mdx' && !isExample(fence)
    ? [{ line: fence.position?.start.line, text: fence.value, said: fences[index + 1]?.value }]
    : [],
);

// The folder of the pages that the examples link to by file name. The file itself doesn't need to exist.
const example = { slug: 'concepts/lockup/example', file: 'content/concepts/lockup/example.mdx' };

let targets: LinkTargets;

/** The pages that the broken examples name, so that a page of the site can move. */
const namedPages: LinkTargets = {
  anchors: new Map([
    ['concepts/fees', []],
    ['concepts/lockup/hooks', ['get-allowlisted']],
    ['concepts/nft', []],
    ['concepts/streaming', []],
  ]),
  broken: new Set(),
  others: new Set(['/', '/search']),
  moved: new Map([['/concepts/protocol/fees', '/concepts/fees']]),
};

/** Returns the problems that `npm run check:content` would report about a page. */
async function problemsOf(text: string, pages: LinkTargets): Promise<Problem[]> {
  const hasFrontMatter = text.startsWith('---\n');
  const parsed = readFrontMatter(text, example.file);
  const compiled = await compileBody(parsed.body, example.file, 'mdx', listMovedAnchors(parsed));
  const found = [...(hasFrontMatter ? parsed.problems : []), ...compiled.problems];
  if (found.length > 0) return sortProblems(found);
  // The code block has no final line break.
  const prose = readProse(`${text}\n`, example.file);
  const anchors = new Map(pages.anchors).set(
    example.slug,
    compiled.headings.map(({ id }) => id),
  );
  const unknown = prose ? listUnknownWords(prose, await loadDictionary()) : [];
  return sortProblems([
    ...checkLinks([{ ...example, links: compiled.links }], { ...pages, anchors }),
    ...(prose ? checkRules(prose) : []),
    ...(await checkSpelling(unknown, readWordList())).problems,
  ]);
}

const reported = (problems: Problem[]): string => problems.map(formatProblem).join('\n\n');

test('the messages in the table of docs/check-messages.md match the checks', () => {
  const code = [
    'lib/check',
    'lib/content/markdown',
    'lib/check/prose',
    'lib/nav/permalinks',
    'lib/nav/redirects',
  ]
    .flatMap(filesBelow)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const listed = rowsOf(messages).flatMap(([cell = '']) => (/^[A-Z].*\.$/.test(cell) ? [cell] : []));
  expect(listed.length).toBeGreaterThan(3);
  // An ellipsis represents the variable parts.
  const isSaid = (message: string) => message.split('…').every((part) => code.includes(part));
  expect(listed.filter((message) => !isSaid(message))).toEqual([]);
});

test('the table of rules in docs/check-messages.md matches the checks', () => {
  const rows = new Map(rowsOf(messages).map(([name = '', words = '']) => [name, words]));
  for (const [name, words] of Object.entries(rules))
    expect(rows.get(name), name).toBe(words.charAt(0).toUpperCase() + words.slice(1));
});

describe('examples in the contributor guides', () => {
  beforeAll(async () => {
    const { documents } = await checkDocuments();
    targets = {
      anchors: new Map(documents.map(({ slug, headings }) => [slug, headings.map(({ id }) => id)])),
      broken: new Set<string>(),
      others: new Set(['/', '/search']),
      moved: new Map(redirects.map(({ from, to }) => [from, to])),
    };
    // The cache may be empty.
  }, 120_000);

  test.each(examples.map(({ value, position }) => [position?.start.line, value]))(
    'the example at line %i is valid, and its links work',
    async (_, text) => {
      expect(reported(await problemsOf(text, targets))).toBe('');
    },
  );

  test.each(broken)(
    'the broken example at line $line results in the messages that follow it',
    async (page) => {
      expect(reported(await problemsOf(page.text, namedPages))).toBe(page.said);
    },
  );

  test('every component and element has an example', () => {
    const names = [
      ...Object.keys(authorComponents),
      ...inclusions,
      ...Object.keys(dataTables),
      ...authorElements,
    ];
    const text = examples.map(({ value }) => value).join('\n');
    expect(names.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(text))).toEqual([]);
  });

  test('every language has an example', () => {
    const found = languageOf('no language');
    const known = 'known' in found ? found.known : [];
    const text = examples.map(({ value }) => value).join('\n');
    expect(known).toContain('solidity');
    expect(known.filter((language) => !new RegExp(`^\`\`\`${language}\\b`, 'm').test(text))).toEqual([]);
  });

  test('every shape of a plot has an example, and its options are in the table', () => {
    const text = examples.map(({ value }) => value).join('\n');
    for (const {
      shape: { shape, ...options },
    } of shapes) {
      expect(text).toContain(`shape="${shape.value}"`);
      const [, words = ''] = rowsOf(syntax).find(([cell]) => cell === shape.value) ?? [];
      expect(words.split(/\W+/)).toEqual(expect.arrayContaining(Object.keys(options)));
    }
  });
});
