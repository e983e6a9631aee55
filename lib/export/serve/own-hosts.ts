import { isIPv6 } from 'node:net';
import os from 'node:os';

/** Lists the hosts by which a browser can reach a server on this machine: its addresses, and its name in the local network. */
export function ownHosts(): string[] {
  const addresses = Object.values(os.networkInterfaces())
    .flatMap((each) => each ?? [])
    .map(({ address }) => (isIPv6(address) ? `[${address}]` : address));
  const name = os.hostname().toLowerCase();
  return [...new Set([...addresses, name, `${name.replace(/\.local$/, '')}.local`])];
}
