import { isAddress } from 'viem';
import { account, chain, entryOf } from './setup';

const [campaign, to] = process.argv.slice(2);
if (!campaign || !isAddress(campaign) || !to || !isAddress(to))
  throw new Error('Usage: npx tsx sign-claim.ts CAMPAIGN TO');

// #region sign
const { index, amount } = entryOf();

const signature = await account.signTypedData({
  // The domain has no version.
  domain: {
    name: 'Sablier Airdrops Protocol',
    chainId: chain.id,
    verifyingContract: campaign,
  },
  types: {
    Claim: [
      { name: 'index', type: 'uint256' },
      { name: 'recipient', type: 'address' },
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint128' },
      { name: 'validFrom', type: 'uint40' },
    ],
  },
  primaryType: 'Claim',
  message: { index, recipient: account.address, to, amount, validFrom: 0 },
});
console.log(signature);
// #endregion
