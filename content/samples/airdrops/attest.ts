import { isAddress } from 'viem';
import { account, chain, day, now } from './setup';

const [campaign, recipient] = process.argv.slice(2);
if (!campaign || !isAddress(campaign) || !recipient || !isAddress(recipient))
  throw new Error('Usage: npx tsx attest.ts CAMPAIGN RECIPIENT');

// #region attest
const expireAt = (await now()) + 7 * day;
const attestation = await account.signTypedData({
  domain: {
    name: 'Sablier Airdrops Protocol',
    chainId: chain.id,
    verifyingContract: campaign,
  },
  types: {
    Identity: [
      { name: 'recipient', type: 'address' },
      { name: 'expireAt', type: 'uint40' },
    ],
  },
  primaryType: 'Identity',
  message: { recipient, expireAt },
});
console.log(expireAt, attestation);
// #endregion
