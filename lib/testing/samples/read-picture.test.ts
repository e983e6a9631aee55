import { mainnet } from 'viem/chains';
import { expect, test } from 'vitest';
import { startChain } from '../foundry/chain';
import { setUpLockup } from '../foundry/lockup-fixture';
import { runScript } from './run-script';

test('read-picture.ts writes the image of a stream that its contract generates', async () => {
  const chain = await startChain(mainnet.id);
  const fixture = await setUpLockup([], chain);
  await fixture.openStream();
  const { files } = await runScript('api/drops/merkle-api/read-picture.ts', {
    args: [fixture.lockupLinear.address, '1'],
    chain,
  });
  expect(files['stream-1.svg']).toMatch(/^<svg xmlns=[\s\S]*<\/svg>$/);
});
