import { expect, test } from 'vitest';
import { deploymentsTable } from './deployment-tables';

test('a mistyped release is told with the nearest one and all that exist', async () => {
  await expect(deploymentsTable({ protocol: 'lockup', version: 'v1.3' })).rejects.toMatchObject({
    message: '<Deployments> knows no protocol="lockup" version="v1.3".',
    mend:
      'Did you mean protocol="lockup" version="v1.2"? There are protocol="lockup" version="v1.2", ' +
      'protocol="lockup" version="v1.1", protocol="lockup" version="v1.0", protocol="flow" version="v1.0", ' +
      'protocol="legacy" version="v1.1", protocol="legacy" version="v1.0".',
  });
  await expect(deploymentsTable({})).rejects.toMatchObject({
    mend: expect.stringContaining('protocol="flow" version="v1.0"'),
  });
});

test('an attribute that it does not take is told with those that it takes', async () => {
  await expect(deploymentsTable({ protocol: 'flow', release: 'v1.0' })).rejects.toMatchObject({
    message: '<Deployments> takes no "release".',
    mend: 'It takes protocol, version, prefix.',
  });
});

test('a prefix that no anchor can hold is refused', async () => {
  const attributes = { protocol: 'flow', version: 'v1.0', prefix: 'a b' };
  await expect(deploymentsTable(attributes)).rejects.toThrow('The prefix "a b" can\'t stand in an anchor.');
});
