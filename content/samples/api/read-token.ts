import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Address,
  BaseError,
  createPublicClient,
  erc20Abi,
  HttpRequestError,
  http,
  isAddress,
  TimeoutError,
} from 'viem';

// #region token
type Token = { name: string; symbol: string; decimals: number };

const cacheFile = (chainId: number) => `tokens-${chainId}.json`;

const readCache = (chainId: number): Record<string, Token> =>
  existsSync(cacheFile(chainId))
    ? JSON.parse(readFileSync(cacheFile(chainId), 'utf8'))
    : {};

/** Reads a token's metadata from its contract the first time, and from a file afterward. */
export async function readToken(
  chainId: number,
  address: Address,
): Promise<Token> {
  const key = address.toLowerCase();
  const known = readCache(chainId)[key];
  if (known) return known;
  const token = await fetchToken(chainId, address);
  const cache = { ...readCache(chainId), [key]: token };
  writeFileSync(cacheFile(chainId), JSON.stringify(cache, null, 2));
  return token;
}

async function fetchToken(chainId: number, address: Address): Promise<Token> {
  const url = process.env[`RPC_URL_${chainId}`];
  if (!url) throw new Error(`Set RPC_URL_${chainId}.`);
  const client = createPublicClient({ transport: http(url) });
  const token = { address, abi: erc20Abi };
  try {
    const [name, symbol, decimals] = await Promise.all([
      client.readContract({ ...token, functionName: 'name' }),
      client.readContract({ ...token, functionName: 'symbol' }),
      client.readContract({ ...token, functionName: 'decimals' }),
    ]);
    return { name, symbol, decimals };
  } catch (error) {
    // If the node doesn't answer, try again later. If the contract can't answer, it never will.
    if (isNodeError(error)) throw error;
    return { name: address, symbol: address, decimals: 18 };
  }
}

const isNodeError = (error: unknown): boolean =>
  !(error instanceof BaseError) ||
  error.walk(
    (cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError,
  ) !== null;
// #endregion

const [chainId = '', address = ''] = process.argv.slice(2);
if (!isAddress(address))
  throw new Error('Pass a chain ID and the address of a token.');
const { name, symbol, decimals } = await readToken(Number(chainId), address);
console.log(`${name}, ${symbol}, ${decimals} decimals`);
