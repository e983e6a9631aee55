import { expect, test } from 'vitest';
import { dataTables } from './data-tables';

test.each([
  [{ from: 'v3.0', to: 'v1.0' }, "<ReleaseChanges> can't compare v3.0 with v1.0."],
  [{ from: 'v1.1', to: 'v1.1' }, "<ReleaseChanges> can't compare v1.1 with v1.1."],
])('<ReleaseChanges> refuses %j, whose releases are not in order', async (versions, message) => {
  const changes = dataTables.ReleaseChanges?.make({ of: 'flow', ...versions });
  await expect(changes).rejects.toMatchObject({ message });
});

test.each([
  ['ChainReleases', { of: 'mainnet' }, 'of="mainnet"', 'Did you mean "mainnets"?'],
  ['CsvTemplate', { name: 'linear-duratoin' }, 'name="linear-duratoin"', 'Did you mean "linear-duration"?'],
  ['Deployments', { protocol: 'lockup', version: 'v1.3' }, 'version="v1.3"', /^Did you mean "v1\.\d"\?$/],
  ['Deployments', { protocol: 'flow' }, 'version=""', 'Use one of v3.0, v2.0, v1.1, v1.0.'],
  ['Deployments', {}, 'protocol=""', 'Use one of lockup, flow, airdrops, bob, legacy.'],
  ['ErrorTable', { library: 'lockup-cor' }, 'library="lockup-cor"', 'Did you mean "lockup-core"?'],
  ['ErrorTable', {}, 'library=""', /^Use one of lockup-core, lockup-periphery, flow, .*, outside, panic\.$/],
  ['GasSetup', { data: 'flow-v1.0' }, 'name=""', 'Use one of flow.'],
  ['GasTable', { data: 'flow-v1', name: 'functions' }, 'data="flow-v1"', 'Did you mean "flow-v1.0"?'],
  ['ReleaseChanges', { of: 'flows', from: 'v1.0', to: 'v3.0' }, 'of="flows"', 'Did you mean "flow"?'],
  ['ReleaseChanges', { of: 'flow', from: 'v1.0', to: 'v9.0' }, 'to="v9.0"', /./],
  ['ReleaseChanges', { of: 'flow', from: 'v1.0', to: 'v3.0', kind: 'type' }, 'kind="type"', /./],
])(
  '<%s> with %j reports %s with the nearest name or with all of them',
  async (name, attributes, what, fix) => {
    const table = (async () => dataTables[name]?.make(attributes))();
    await expect(table).rejects.toMatchObject({
      message: `<${name}> knows no ${what}.`,
      fix: typeof fix === 'string' ? fix : expect.stringMatching(fix),
    });
  },
);
