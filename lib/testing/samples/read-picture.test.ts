import { expect, test } from 'vitest';
import { setUpAirstream } from '../evm/airstream-fixture';
import { answerRpc } from '../evm/json-rpc';
import { startMachine } from '../evm/machine';
import { openStream } from '../evm/open-stream';
import { runScript } from './run-script';

test('read-picture.ts writes the image of a stream that its contract generates', async () => {
  const machine = await startMachine();
  const fixture = await setUpAirstream(machine);
  await openStream(fixture);
  const { files } = await runScript('api/drops/merkle-api/read-picture.ts', {
    args: [fixture.lockupLinear.address, '1'],
    node: answerRpc(machine),
  });
  expect(files['stream-1.svg']).toMatch(/^<svg xmlns=[\s\S]*<\/svg>$/);
}, 300_000);
