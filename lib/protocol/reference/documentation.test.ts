import { describe, expect, test } from 'vitest';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import { buildVault } from '@/lib/testing/reference/build-vault';

const { item } = buildVault();
const page = '/reference/fixture/contract.Vault';
const kinds = '/reference/fixture/types/library.Kinds';

describe('@inheritdoc', () => {
  test('brings the texts of the base, by the names that the parameters have here', () => {
    const { docs, parameters, returns } = item('Vault#take');
    expect(docs.summary).toBe(
      `Pays out. See [\`Kinds.Status\`](${kinds}#status) and [\`give\`](${page}#give).`,
    );
    expect(docs.details).toEqual([`Emits a [\`Taken\`](${page}#taken) event.`]);
    expect(docs.requirements).toEqual(['`id` must exist.']);
    expect(parameters.map(({ name, description }) => [name, description])).toEqual([
      ['number', 'The number of the deposit.'],
      ['to', 'Who gets the tokens.'],
    ]);
    expect(returns).toEqual([{ name: 'sum', type: [{ text: 'uint128' }], description: 'What was paid.' }]);
  });

  test('says once what the declaration repeats', () => {
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

  test('is not needed: a declaration without a comment has that of what it overrides', () => {
    expect(item('Vault#take-2').docs.summary).toBe('Pays out all.');
  });
});

test('values of an enum have the text that a tag gives them', () => {
  expect(item('Kinds#status').parameters).toEqual([
    { name: 'COLD', type: [], description: 'Nothing happens.' },
    { name: 'WARM', type: [], description: '' },
  ]);
});
