import { expect, test } from 'vitest';
import { buildFixture, readSources } from '@/lib/testing/reference/build-fixture';

test('contracts with one example of each rule become pages with these entries, texts, links, and anchors', async () => {
  const { model } = buildFixture(readSources('vault'));
  const contracts = model.contracts.map(({ abi: _, ...page }) => page);
  // To update the file: npx vitest run lib/protocol/reference/build-release.test.ts --update
  const text = `${JSON.stringify({ ...model, contracts }, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot('../../testing/reference/vault-model.txt');
});

test('what both a declaration and its base say is said once', () => {
  const { item } = buildFixture({
    'Batch.sol': `
      /// @dev Batches.
      interface IBatch {
        /// @notice Runs.
        /// @dev Beware of \`msg.value\`.
        function batch() external;
      }
      contract Batch is IBatch {
        /// @inheritdoc IBatch
        /// @dev Beware of \`msg.value\`.
        function batch() external {}
      }`,
  });
  expect(item('Batch#batch').docs.details).toEqual(['Beware of `msg.value`.']);
});
