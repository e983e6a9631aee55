import { createPublicClient, createWalletClient, custom, formatEther } from 'viem';
import { sepolia } from 'viem/chains';
import 'viem/window';
import { explain, readStream, valueFor, withdraw } from './stream';

const [output, button] = [document.createElement('pre'), document.createElement('button')];
button.textContent = 'Withdraw';
document.body.append(output, button);

const { ethereum } = window;
if (!ethereum) throw new Error('Install a wallet extension, and reload the page.');
const client = createPublicClient({ chain: sepolia, transport: custom(ethereum) });
const streamId = BigInt(new URLSearchParams(location.search).get('stream') ?? 1);

async function show() {
  const { fee, ...stream } = await readStream(client, streamId);
  const rows = Object.entries({ ...stream, fee: `${formatEther(valueFor(fee))} ETH` });
  output.textContent = rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** Runs an action, and shows its error, if it has one. */
const attempt = (action: () => Promise<unknown>) =>
  action().catch((error) => {
    output.textContent = explain(error);
  });

button.onclick = () =>
  attempt(async () => {
    const [account] = await createWalletClient({
      transport: custom(ethereum),
    }).requestAddresses();
    if (!account) throw new Error('Connect an account.');
    const wallet = createWalletClient({
      account,
      chain: sepolia,
      transport: custom(ethereum),
    });
    await wallet.switchChain(sepolia);
    await withdraw(client, wallet, streamId);
    await show();
  });

await attempt(() =>
  createWalletClient({ transport: custom(ethereum) })
    .switchChain(sepolia)
    .then(show),
);
