import { mainnet } from 'viem/chains';
import { expect, test } from 'vitest';
import { setUpAirstream } from '../foundry/airstream-fixture';
import { startChain } from '../foundry/chain';
import { openStream } from '../foundry/open-stream';
import { runScript } from './run-script';

test('read-picture.ts writes the image of a stream that its contract generates', async () => {
  const chain = await startChain(mainnet.id);
  const fixture = await setUpAirstream(chain);
  await openStream(fixture);
  const { files } = await runScript('api/drops/merkle-api/read-picture.ts', {
    args: [fixture.lockupLinear.address, '1'],
    chain,
  });
  expect(files['stream-1.svg']).toMatch(/^<svg xmlns=[\s\S]*<\/svg>$/);
});
