import { describe, expect, test } from 'vitest';
import { planMove, rewriteLinks } from './plan-move';

const redirects = `const targets = {
  '/a': '/guides/pausing',
  '/manual/pausing': '/guides/pausing',
  '/z': '/guides/start',
} satisfies Record<string, string>;
`;
const files = new Map([
  ['content/guides/pausing.mdx', 'See [start](/guides/start#go), [top](/guides/pausing#top).\n'],
  [
    'content/guides/start.mdx',
    '[Pause](/guides/pausing), [more](/guides/pausing#top), /guides/pausing-more\n',
  ],
  ['content/data/errors.json', '{ "fix": "[Pause](/guides/pausing#top)" }\n'],
  [
    'content/sidebar.ts',
    "[\n{ label: 'P', slug: 'guides/pausing', isLink: true },\n{ label: 'Pause', slug: 'guides/pausing' },\n{ label: 'Start', slug: 'guides/start' },\n{ label: 'All', slug: 'concepts/all' },\n",
  ],
  ['content/data/pages.json', '["guides/pausing", "guides/pausing-more"]\n'],
  ['content/permalinks.txt', '/guides/pausing\n/guides/pausing#top\n/guides/start\n'],
  ['redirects.ts', redirects],
]);
const state = {
  rules: [
    { from: '/a', to: '/guides/pausing' },
    { from: '/manual/pausing', to: '/guides/pausing' },
    { from: '/z', to: '/guides/start' },
  ],
  slugs: new Set(['guides/pausing', 'guides/start', 'concepts/all', 'reference/contract.Vault']),
  published: undefined,
};
const move = (slug: string, newSlug: string) => planMove(slug, newSlug, files, state);

test('rules that lead to a section of the page follow it, and those to a page with a longer name stay', () => {
  const rules = [
    { from: '/b', to: '/guides/pausing#top' },
    { from: '/c', to: '/guides/pausing-more' },
  ];
  const text = rules.map(({ from, to }) => `  '${from}': '${to}',\n`).join('');
  const sections = new Map(files).set('redirects.ts', redirects.replace("  '/z'", `${text}  '/z'`));
  const moved = planMove('guides/pausing', 'guides/resting', sections, {
    ...state,
    rules: [...state.rules, ...rules],
  });
  expect(moved.get('redirects.ts')).toContain("'/b': '/guides/resting#top'");
  expect(moved.get('redirects.ts')).toContain("'/c': '/guides/pausing-more'");
});

describe('a page that moves within its section', () => {
  const changes = move('guides/pausing', 'guides/flow/pausing');

  test('has every link to it rewritten, and no longer address that begins like its own', () => {
    expect(changes.get('content/guides/start.mdx')).toBe(
      '[Pause](/guides/flow/pausing), [more](/guides/flow/pausing#top), /guides/pausing-more\n',
    );
    expect(changes.get('content/data/errors.json')).toBe('{ "fix": "[Pause](/guides/flow/pausing#top)" }\n');
    expect(changes.get('content/data/pages.json')).toBe('["guides/flow/pausing", "guides/pausing-more"]\n');
    expect(changes.get('content/sidebar.ts')).not.toContain("'guides/pausing'");
  });

  test('is led to from its old address and all that led there', () => {
    expect(changes.get('redirects.ts')).toBe(`const targets = {
  '/a': '/guides/flow/pausing',
  '/guides/pausing': '/guides/flow/pausing',
  '/manual/pausing': '/guides/flow/pausing',
  '/z': '/guides/start',
} satisfies Record<string, string>;
`);
  });
});

test('a page that moves to another section goes to the end of its new folder, label and all', () => {
  expect(move('guides/pausing', 'concepts/pausing').get('content/sidebar.ts')).toBe(
    "[\n{ label: 'P', slug: 'concepts/pausing', isLink: true },\n{ label: 'Start', slug: 'guides/start' },\n{ label: 'All', slug: 'concepts/all' },\n{ label: 'Pause', slug: 'concepts/pausing' },\n",
  );
});

test('a page can move back: the rule that would hide it goes', () => {
  const rule = { from: '/guides/begin', to: '/guides/start' };
  const text = redirects.replace("  '/z'", "  '/guides/begin': '/guides/start',\n  '/z'");
  const rules = [...state.rules, rule];
  const moved = planMove('guides/start', 'guides/begin', new Map([...files, ['redirects.ts', text]]), {
    ...state,
    rules,
  });
  expect(moved.get('redirects.ts')).not.toContain("'/guides/begin':");
  expect(moved.get('redirects.ts')).toContain("'/guides/start': '/guides/begin'");
});

test('a comment stays above its rule, and goes with it', () => {
  const commented = redirects.replace("  '/z'", "  // Linked from an audit.\n  // Twice.\n  '/z'");
  const withComment = new Map([...files, ['redirects.ts', commented]]);
  expect(planMove('guides/pausing', 'guides/resting', withComment, state).get('redirects.ts')).toContain(
    "/guides/resting',\n  // Linked from an audit.\n  // Twice.\n  '/z'",
  );
  const inSection = commented.replace("'/z'", "'/guides/z'");
  const rules = [{ from: '/guides/z', to: '/guides/start' }];
  const moved = planMove('guides/start', 'guides/z', new Map([...files, ['redirects.ts', inSection]]), {
    ...state,
    rules,
  }).get('redirects.ts');
  expect(moved).not.toContain('Linked from an audit.');
  expect(moved).not.toContain('Twice.');
});

test('a page that was never published leaves no redirect and no permalinks, only those that readers have', () => {
  const draft = { ...state, published: new Set(['/a', '/guides/start', '/manual/pausing']) };
  const changes = planMove('guides/pausing', 'guides/resting', files, draft);
  expect(changes.get('redirects.ts')).not.toContain("'/guides/pausing':");
  expect(changes.get('redirects.ts')).toContain("'/a': '/guides/resting'");
  expect(changes.get('redirects.ts')).toContain("'/manual/pausing': '/guides/resting'");
  expect(changes.get('content/permalinks.txt')).toBe('/guides/resting\n/guides/resting#top\n/guides/start\n');
});

test('a guide to an older release is not in the sidebar, before and after', () => {
  const older = 'guides/lockup/v1.2/etherscan';
  const moved = planMove(older, `${older}-new`, new Map([...files, [`content/${older}.mdx`, 'Text.\n']]), {
    ...state,
    slugs: new Set([older]),
  });
  expect(moved.get(`content/${older}-new.mdx`)).toBe('Text.\n');
  expect(moved.has('content/sidebar.ts')).toBe(false);
});

test.each([
  ['guides/pause', 'guides/x', 'There is no page content/guides/pause.mdx: did you mean guides/pausing?'],
  [
    'reference/contract.Vault',
    'guides/x',
    "/reference/contract.Vault is not a written page: it can't be moved.",
  ],
  ['guides/pausing', 'guides/pausing', '/guides/pausing is where the page stands already.'],
  ['guides/pausing', 'guides/start', 'There is already a page at /guides/start: choose another address.'],
])('moving %s to %s is refused in one line', (slug, newSlug, message) => {
  expect(() => move(slug, newSlug)).toThrow(new Error(message));
});

test('links are found in every way of writing them, and nothing that only looks alike', () => {
  const rewritten = (text: string) => rewriteLinks(text, { from: '/a/v1', to: '/b' });
  expect(rewritten('[x](/a/v1) <Card href="/a/v1#c" /> \'/a/v1\' [r]: /a/v1\n/a/v1. (/a/v1?x)')).toBe(
    '[x](/b) <Card href="/b#c" /> \'/b\' [r]: /b\n/b. (/b?x)',
  );
  const others = '/a/v1.0 /a/v1/x /x/a/v1 https://a.test/a/v1 /a/v10';
  expect(rewritten(others)).toBe(others);
});

test('a draft that no rule leads to leaves redirects.ts out of the list of changed files', () => {
  const draft = { ...state, rules: [], published: new Set<string>() };
  const text = "const targets = {\n  '/z': '/guides/start',\n} as const;\n";
  const changes = planMove(
    'guides/pausing',
    'guides/resting',
    new Map([...files, ['redirects.ts', text]]),
    draft,
  );
  expect(changes.has('redirects.ts')).toBe(false);
});
