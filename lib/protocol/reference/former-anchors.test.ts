import { expect, test } from 'vitest';
import { buildFixture } from '@/lib/testing/reference/build-fixture';
import { formerAnchors } from './former-anchors';

const formerOf = (name: string, ...lines: string[]) =>
  formerAnchors(buildFixture({ 'Vault.sol': lines.join('\n') }).contract(name));

test('the headings of groups lead to the sections that took their place, and numbers to what they counted', () => {
  expect(
    formerOf(
      'Vault',
      'contract Vault {',
      '  uint256 public constant LIMIT = 1;',
      '  event Pay(uint256 id);',
      '  error Late();',
      '  enum Status { OPEN }',
      '  struct Stream { uint256 id; }',
      '  function pay(uint256 id) external {}',
      '  function pay(uint256 id, uint256 amount) external {}',
      '}',
    ),
  ).toEqual({
    'state-variables': 'all-constants',
    functions: 'all-functions',
    'pay-1': 'pay-2',
    events: 'all-events',
    errors: 'all-errors',
    structs: 'all-structs',
    enums: 'all-enums',
  });
});

test('the title took its name first, and functions may be internal alone', () => {
  expect(formerOf('Errors', 'library Errors { error Late(); }')).toEqual({ 'errors-1': 'all-errors' });
  expect(
    formerOf(
      'NoPay',
      'abstract contract NoPay { modifier noPay() { _pay(); _; } function _pay() private pure {} }',
    ),
  ).toEqual({ functions: 'all-modifiers', 'nopay-1': 'nopay' });
});

test('what a contract inherits was not on its page', () => {
  expect(
    formerOf(
      'Vault',
      'contract Base { event Paid(uint256 id); function pay() external { emit Paid(1); } }',
      'contract Vault is Base { function open() external {} }',
    ),
  ).toEqual({ functions: 'all-functions' });
});
