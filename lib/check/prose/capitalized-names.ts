/** Names that keep their capital in a heading: products, and terms of the contracts, the stream shapes, and the app. */
export const names: ReadonlySet<string> = new Set(
  [
    'Sablier Labs Lockup Flow Drops Merkle Core Periphery Legacy Protocol Admin',
    'Linear Dynamic Tranched Cliff Exponential Unlock Monthly Steps Timelock',
    'Graph The Envio Hasura Safe Snapshot Fireblocks Farcaster Frames Foundry',
    'Ethereum Sepolia Etherscan Solidity',
  ].flatMap((line) => line.split(' ')),
);
