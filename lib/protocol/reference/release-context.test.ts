import { describe, expect, test } from 'vitest';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import { buildVault } from '@/lib/testing/reference/build-vault';

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

describe('the functions that can end in an error', () => {
  const { item } = buildFixture({
    'Streams.sol': `
      library Errors { error Null(); error Closed(); }
      interface IStreams { function withdraw() external; function close() external; }
      abstract contract Base is IStreams {
        function withdraw() external pure { revert Errors.Null(); }
        function close() external virtual {}
      }
      contract Linear is Base { function close() external pure override { revert Errors.Closed(); } }
      contract Dynamic is Base {}
    `,
  });
  const throwers = (place: string) => item(place).thrownBy.map(({ text }) => text);

  test('are those of the contract itself on its page', () => {
    expect(throwers('Linear#null')).toEqual(['Linear.withdraw']);
    expect(throwers('Dynamic#null')).toEqual(['Dynamic.withdraw']);
  });

  test('are named once for all contracts of an interface, unless only some end in it', () => {
    expect(item('Errors#null').thrownBy).toEqual([
      { text: 'IStreams.withdraw', href: '/reference/fixture/interface.IStreams#withdraw' },
    ]);
    expect(throwers('Errors#closed')).toEqual(['Linear.close']);
  });
});

test('a comment that names the event of a token does not lead to the event of the NFT', () => {
  const { item } = buildFixture({
    'Streams.sol': `
      interface IERC20 { event Transfer(); function transfer() external; }
      contract Streams {
        event Transfer();
        /// @notice Emits {Transfer}.
        function withdraw(IERC20 token) external { token.transfer(); }
        /// @notice Emits {Transfer}.
        function move() external { emit Transfer(); }
      }
    `,
  });
  expect(item('Streams#withdraw').docs.summary).toBe('Emits `Transfer`.');
  expect(item('Streams#withdraw').emits).toEqual([{ text: 'Transfer (ERC-20)' }]);
  const href = '/reference/fixture/contract.Streams#transfer';
  expect(item('Streams#move').docs.summary).toBe(`Emits [\`Transfer\`](${href}).`);
  expect(item('Streams#move').emits).toEqual([{ text: 'Transfer', href }]);
});
