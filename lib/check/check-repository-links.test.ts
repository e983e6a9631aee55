import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { branchLinks, checkRepositoryLinks } from './check-repository-links';

const found = (text: string) => branchLinks('content/guides/search.mdx', text).map(formatProblem);

test.each([
  'https://github.com/sablier-labs/flow/blob/main/src/SablierFlow.sol',
  'https://github.com/sablier-labs/flow/tree/main',
  'https://github.com/sablier-labs/v2-core/tree/release/src',
  'https://github.com/sablier-labs/examples/tree/shapes-benchmark',
  'https://github.com/sablier-labs/flow/blob/refs/heads/main/README.md',
  'https://raw.githubusercontent.com/sablier-labs/flow/main/README.md',
])('%s is refused', (link) => {
  expect(found(`See [the code](${link}).`)).toHaveLength(1);
});

test.each([
  'https://github.com/sablier-labs/audits',
  'https://github.com/sablier-labs/flow/blob/v1.0.0/src/SablierFlow.sol#L10',
  'https://github.com/sablier-labs/subgraphs/tree/ffcd0fd0e309f35191333d6f1a45d3404e933005/apps/flow',
  'https://github.com/sablier-labs/indexers/pull/55',
  'https://raw.githubusercontent.com/sablier-labs/flow/v1.0.0-beta.1/README.md',
])('%s is fine', (link) => {
  expect(found(`See [the code](${link}).`)).toEqual([]);
});

test('a message has the place of the link and says how to get one that stays', () => {
  expect(found('One\nSee [it](https://github.com/a/b/blob/main/c.md).')).toMatchInlineSnapshot(`
    [
      "content/guides/search.mdx:2:10  warning: https://github.com/a/b/blob/main is on a branch, which changes under the reader. [repository-links]
      Link to a tag or a commit: open the file on GitHub and press y, which puts the commit into the address.",
    ]
  `);
});

test('no file of the content links to a branch', () => {
  expect(checkRepositoryLinks().map(formatProblem)).toEqual([]);
});
