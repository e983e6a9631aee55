import fs from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Code, InlineCode, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test } from 'vitest';
import { modulesOf } from '@/lib/cache/modules-of';
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
import { listSources } from '@/lib/testing/list-sources';
import packageJson from '@/package.json';
import { redirects } from '@/redirects';

type Guide = { name: string; text: string; tree: Root };

function readGuide(name: string): Guide {
  const text = fs.readFileSync(name, 'utf8');
  const tree = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] }).parse(text) as Root;
  return { name, text, tree };
}

/** Returns inline code and code blocks, in order. */
function codeOf({ tree }: Guide): (Code | InlineCode)[] {
  const found: (Code | InlineCode)[] = [];
  visit(tree, (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') found.push(node);
  });
  return found;
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
  const named = [...guides, ...folderGuides].flatMap(codeOf).flatMap(({ value }) => [
    ...[...value.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script),
    // Those of npm itself.
    ...[...value.matchAll(/(?:^|&& )npm (?!run\b|ci\b|install\b)(\w+)/gm)].map(([, script = '']) => script),
  ]);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((script) => !Object.hasOwn(packageJson.scripts, script))).toEqual([]);
});

test('every option in the guides and READMEs is read by the command before it', () => {
  const scripts: Readonly<Record<string, string>> = packageJson.scripts;
  const isRead = (script: string, option: string) => {
    const entries = scripts[script]?.match(/lib\/commands\/[\w-]+\.ts/g) ?? [];
    const code = modulesOf(entries)
      .filter((file) => /^lib\/(commands|authoring)\//.test(file))
      .map((file) => fs.readFileSync(file, 'utf8'));
    return new RegExp(`['-]${option}'|\\b${option}: (\\{|text\\b)`).test(code.join('\n'));
  };
  const named = [...guides, ...folderGuides].flatMap((guide) => {
    let script = '';
    return codeOf(guide).flatMap(({ value }) => {
      const [, command = script, options = ''] =
        /^(?:npm (?:run )?([\w:]+) ?)?(?:-- (.*))?/.exec(value) ?? [];
      script = command;
      return [...options.matchAll(/--([\w-]+)/g)].map(([, option = '']) => ({ script, option }));
    });
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ script, option }) => !isRead(script, option))).toEqual([]);
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
    codeOf(guide)
      .filter((node) => node.type === 'inlineCode' || node.lang === 'bash')
      .flatMap(({ type, value }) =>
        // In a command, a slug looks like a path.
        value
          .split(/\s+/)
          .filter((word) => type === 'inlineCode' || /^(app|components|lib|e2e)\//.test(word)),
      )
      .map((word) => word.replace(/^(@|\.)\/|:\d+$/g, ''))
      .filter((word) => /^[\w.[\]*-]+(\/[\w.[\]*-]+)*\/?$/.test(word))
      .filter(
        (word) =>
          word.includes('/') || /^\w.*\.(tsx?|mjs|mdx?|css|json|txt|conf|graphql|sol|woff2)$/.test(word),
      )
      .filter((word) => !made.includes(word.split('/')[0] ?? ''));
  const sources = listSources();
  const isThere = (file: string) => {
    if (!file.includes('*')) return fs.existsSync(file);
    const parts = file.split('**/').map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'));
    const pattern = new RegExp(`^${parts.join('(.*/)?')}$`);
    return sources.some((each) => pattern.test(each));
  };
  const missingIn = (guide: Guide) =>
    pathsIn(guide)
      .filter((file) => !isThere(file) && !isThere(path.join(path.dirname(guide.name), file)))
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
