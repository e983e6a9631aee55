import { describe, expect, test } from 'vitest';
import { buildVault } from '@/lib/testing/reference/build-vault';

const { item } = buildVault();

describe('names in braces', () => {
  test('lead to what they name, and stay as they are in code', () => {
    expect(item('IVault#read').docs.summary).toBe(
      `Reads [\`Vault.owner\`](/reference/fixture/abstracts/abstract.Owned#owner), [\`IVault-take\`](/reference/fixture/interfaces/interface.IVault#take), and \`{braces}\` in code.`,
    );
  });

  test('lead to the entry on the same page before any other', () => {
    expect(item('IVault#take').docs.summary).toContain(
      '[`give`](/reference/fixture/interfaces/interface.IVault#give)',
    );
  });
});
