import { writeFile } from 'node:fs/promises';
import { createPublicClient, http, isAddress, parseAbi } from 'viem';
import { mainnet } from 'viem/chains';

const [lockup, tokenId] = process.argv.slice(2);
if (!lockup || !isAddress(lockup) || !tokenId)
  throw new Error('Usage: npx tsx read-picture.ts LOCKUP TOKEN_ID');
const publicClient = createPublicClient({ chain: mainnet, transport: http() });

// #region picture
const uri = await publicClient.readContract({
  address: lockup,
  abi: parseAbi(['function tokenURI(uint256 tokenId) view returns (string)']),
  functionName: 'tokenURI',
  args: [BigInt(tokenId)],
});

/** Decodes the base64 text in a data URI. */
const decode = (dataUri: string): string =>
  Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64').toString('utf8');

const metadata: { image: string } = JSON.parse(decode(uri));
await writeFile(`stream-${tokenId}.svg`, decode(metadata.image));
// #endregion
