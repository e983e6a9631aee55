import { describe, expect, test } from 'vitest';
import { buildFixture } from './build-fixture';
import { buildVault } from './build-vault';

test('sources without a fault bring no warning', () => {
  expect(buildVault().warnings).toEqual([]);
});

describe('a warning', () => {
  const faulty = {
    'Faulty.sol': `
      /// @notice About {Nothing}.
      contract Faulty {
        event Noted(uint256 n);
        /// @notice Does it, as {undo} does not.
        function act() external {}
        /// @notice Does it for somebody.
        function act(address) external {}
        function act(uint256) public {}
        /// @notice Pings.
        function ping() external { emit Pings.Pong(1); }
        /// @notice Pongs.
        function Pong(uint256) external {}
        function _quiet() internal {}
      }
      library Pings { event Pong(uint256 n); }
    `,
  };

  test('tells contract and item of a name that nothing has, a missing comment, and a doubled anchor', () => {
    const told = buildFixture(faulty).warnings.map(({ file, line, what }) => `${file}:${line}: ${what}`);
    expect(told.join('\n')).toMatchInlineSnapshot(`
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
