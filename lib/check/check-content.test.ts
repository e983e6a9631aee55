import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/markup/problem';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import { checkReference } from './check-content';

test('a fault of published sources is reported with contract, item, and what can be done', () => {
  const { model } = buildFixture({ 'Vault.sol': 'contract Vault {\n  function pay() external {}\n}' });
  expect(checkReference([model]).map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "@ours/fixture/src/Vault.sol:2:1  warning: Vault.pay: a public function without a comment. [reference]
      A published package can't be fixed: look at it, then add it to "knownFaults" in lib/protocol/reference/releases.ts."
  `);
});

// Outside of the test, because releases that aren't cached yet are compiled first.
const releases = loadReleases();

test('the releases of this site have no fault that was not looked at', () => {
  expect(checkReference(releases).map(formatProblem)).toEqual([]);
});
