/** Places that many questions of recipients, senders, and about chains expect. */
export const withdrawWithoutApp = [
  'apps/features/vesting#withdraw-without-the-app',
  'apps/features/payments#withdraw-without-the-app',
  'support/faq#what-if-the-app-is-gone',
  'support/technical-guides#withdraw-or-claim-without-the-app',
  'apps/features/overview#without-the-app',
];
export const withdrawInApp = [
  'apps/features/vesting#withdraw-in-the-app',
  'apps/features/payments#withdraw-in-the-app',
  'support/faq#how-does-a-recipient-get-the-tokens',
  'apps/features/vesting',
];
export const fees = [
  'concepts/fees',
  'support/faq#what-does-sablier-cost',
  'concepts/what-is-sablier#what-it-costs',
];
export const canCancel = ['concepts/lockup/cancelability', 'support/faq#can-i-cancel-a-stream'];
export const claimDrop = [
  'apps/features/drops',
  'apps/features/drops#claim-without-the-app',
  'support/how-to#claim-from-a-campaign',
];
export const lockupAddresses = 'guides/lockup/deployments#*';
export const flowAddresses = 'guides/flow/deployments#*';
export const dropAddresses = 'guides/deployments/airdrops-v3.0#*';
/** Each of these lists has all chains of its product. */
export const anyAddresses = [lockupAddresses, flowAddresses, dropAddresses];
export const chains = ['concepts/chains', 'concepts/chains#mainnets', 'concepts/chains#testnets'];
export const oldReleases = ['concepts/chains#chains-with-older-releases-only', 'guides/deployments/overview'];
