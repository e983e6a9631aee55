import type { Item } from './model';

/** What a caller uses a function for. Every callable function belongs to one group. */
export type CallerGroup = 'create' | 'withdraw' | 'manage' | 'token' | 'admin' | 'read';

/** The groups in the order of the page, with their titles. */
export const callerGroups: Record<CallerGroup, string> = {
  create: 'Create and fund',
  withdraw: 'Withdraw and refund',
  manage: 'Manage',
  token: 'Stream NFT',
  admin: 'Administer',
  read: 'Read (view)',
};

const stateGroups = ['create', 'withdraw', 'manage', 'token', 'admin'] as const;

/**
 * The functions that change state, by group. Functions with the same name are in the same group, across all
 * contracts and releases.
 */
export const groupNames: Record<(typeof stateGroups)[number], readonly string[]> = {
  create: [
    'create',
    'createAndDeposit',
    'createMerkleExecute',
    'createMerkleInstant',
    'createMerkleLL',
    'createMerkleLT',
    'createMerkleStreamerLL',
    'createMerkleVCA',
    'createOrder',
    'createVault',
    'createWithDeltas',
    'createWithDurations',
    'createWithDurationsLD',
    'createWithDurationsLL',
    'createWithDurationsLT',
    'createWithMilestones',
    'createWithRange',
    'createWithTimestamps',
    'createWithTimestampsLD',
    'createWithTimestampsLL',
    'createWithTimestampsLPG',
    'createWithTimestampsLT',
    'deposit',
    'depositAndPause',
    'depositViaBroker',
    'enter',
    'enterWithNativeToken',
    'fillOrder',
    'restartAndDeposit',
  ],
  withdraw: [
    'claim',
    'claimAndExecute',
    'claimTo',
    'claimViaAttestation',
    'claimViaSig',
    'redeem',
    'refund',
    'refundAndPause',
    'refundMax',
    'unstakeTokensViaAdapter',
    'withdraw',
    'withdrawMax',
    'withdrawMaxAndTransfer',
    'withdrawMultiple',
  ],
  manage: [
    'adjustRatePerSecond',
    'batch',
    'burn',
    'cancel',
    'cancelMultiple',
    'cancelOrder',
    'onSablierLockupCancel',
    'onSablierLockupWithdraw',
    'onShareTransfer',
    'pause',
    'processRedemption',
    'registerVault',
    'renounce',
    'renounceMultiple',
    'requestLidoWithdrawal',
    'restart',
    'sponsor',
    'stake',
    'syncPriceFromOracle',
    'transferTokens',
    'unstakeFullAmount',
    'updateStakedTokenBalance',
    'void',
  ],
  token: [
    'approve',
    'mint',
    'safeTransferFrom',
    'setApprovalForAll',
    'transfer',
    'transferFrom',
    'transferFromPayable',
  ],
  admin: [
    'allowToHook',
    'claimProtocolRevenues',
    'clawback',
    'collectFees',
    'collectProtocolRevenue',
    'disableCustomFeeUSDFor',
    'enableRedistribution',
    'execute',
    'grantRole',
    'initialize',
    'lowerMinFeeUSD',
    'lowerMinFeeUSDForCampaign',
    'recover',
    'resetCustomFee',
    'revokeRole',
    'setAttestor',
    'setAttestorForCampaign',
    'setComptroller',
    'setCustomFee',
    'setCustomFeeUSDFor',
    'setDefaultAdapter',
    'setDefaultFee',
    'setMinFeeUSD',
    'setNFTDescriptor',
    'setNativeToken',
    'setOracle',
    'setProtocolFee',
    'setSlippageTolerance',
    'setTradeFee',
    'setYieldFee',
    'transferAdmin',
    'transferFees',
    'transferFeesToComptroller',
    'upgradeToAndCall',
    'withdrawERC20Token',
  ],
};

const groupByName = new Map<string, CallerGroup>(
  stateGroups.flatMap((group) => groupNames[group].map((name) => [name, group] as const)),
);

/** Getters that `ISablierV2MerkleLockup` declares without `view`, although its contracts implement them as views. */
const undeclaredViews = [
  'ASSET',
  'CANCELABLE',
  'EXPIRATION',
  'MERKLE_ROOT',
  'TRANSFERABLE',
  'hasClaimed',
  'name',
];

/** Whether calling the item can't change state: a view function, or the getter of a variable or constant. */
export const isRead = ({ kind, name, qualities }: Item): boolean =>
  kind !== 'function' ||
  qualities.includes('view') ||
  qualities.includes('pure') ||
  undeclaredViews.includes(name);

/** Whether anyone can call the item from outside: a public or external function, or a public variable or constant. */
export const isCallable = ({ kind, qualities }: Item): boolean =>
  ['function', 'variable', 'constant'].includes(kind) &&
  (qualities.includes('public') || qualities.includes('external'));

/** Returns the group of a callable item, or `undefined` for a function that's missing from `groupNames`. */
export const callerGroup = (item: Item): CallerGroup | undefined =>
  isRead(item) ? 'read' : groupByName.get(item.name);
