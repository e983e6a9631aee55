import { describe, expect, test } from 'vitest';
import { buildFixture, readSources } from '@/lib/testing/reference/build-fixture';
import { buildVault } from '@/lib/testing/reference/build-vault';

test('sources without a fault bring no warning', () => {
  expect(buildVault().warnings).toEqual([]);
});

describe('a warning', () => {
  const faulty = readSources('faulty');

  test('reports the contract and item of a name that nothing has, a missing comment, and a doubled anchor', () => {
    const reported = buildFixture(faulty).warnings.map(({ file, line, what }) => `${file}:${line}: ${what}`);
    expect(reported.join('\n')).toMatchInlineSnapshot(`
      "@ours/fixture/src/Faulty.sol:6: Faulty.act: the comment refers to {undo}, which nothing is called
      @ours/fixture/src/Faulty.sol:9: Faulty.act: a public function without a comment
      @ours/fixture/src/Faulty.sol:3: Faulty: the function Pong and the event Pong have the same anchor "Pong(uint256)"
      @ours/fixture/src/Faulty.sol:3: Faulty: the comment refers to {Nothing}, which nothing is called"
    `);
  });

  test('is left out where it is known', () => {
    const known = ['{Nothing}', '{undo}', 'without a comment', 'same anchor'];
    expect(buildFixture(faulty, known).warnings).toEqual([]);
  });
});
