import { readIdentifier } from './identifiers';

/**
 * Finds what to search for in an error that a tool printed: a node's JSON response, or a message of viem, ethers, Hardhat,
 * or Foundry. They print the revert data or, if they know the ABI, the error's name. The first data in a message is that
 * of the error, and the call's input follows.
 * @returns the revert data, the selector, or the name of the error; `undefined` if the text doesn't look like an error
 */
export function readPastedError(text: string): string | undefined {
  if (!/revert|error|"data"/i.test(text)) return undefined;
  const numbers = text.match(/\b0x[0-9a-f]{8,}\b/gi) ?? [];
  const data = numbers.find((number) => /revert-data|selector/.test(readIdentifier(number)?.kind ?? ''));
  if (data) return data;
  const [, ours, other] =
    /\b(Sablier\w*_\w+)|\b(?:Error:|error|Reason:)\s+["'`]?([A-Z]\w*)\(/.exec(text) ?? [];
  return ours ?? other;
}
