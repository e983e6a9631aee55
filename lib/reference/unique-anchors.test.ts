import { expect, test } from 'vitest';
import { buildFixture } from './build-fixture';
import { assertUniqueAnchors } from './unique-anchors';

const { item } = buildFixture({
  'Vault.sol': 'contract Vault { event Paid(uint256 id); function pay(uint256 id) external {} }',
});

function told(...items: ReturnType<typeof item>[]): string[] {
  const messages: string[] = [];
  assertUniqueAnchors(items, (message) => messages.push(message));
  return messages;
}

test('items that share an anchor are told by kind and name, each anchor once', () => {
  const [pay, paid] = [item('Vault#pay'), item('Vault#paid')];
  expect(told(pay, { ...paid, anchor: 'pay', aliases: ['pay(uint256)'] })).toEqual([
    'the function pay and the event Paid have the same anchor "pay"',
    'the function pay and the event Paid have the same anchor "pay(uint256)"',
  ]);
  expect(told(pay, paid)).toEqual([]);
});
