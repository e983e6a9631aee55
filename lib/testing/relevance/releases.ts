import { anyModel, type ExpectedQuery, flow, linear, lockup } from './places';

const lockupAddresses = 'guides/lockup/deployments#*';
const lockupV12Addresses = 'guides/lockup/v1.2/deployments#*';
const list = ['guides/deployments/overview', 'reference/changelog', 'concepts/what-is-sablier#releases'];

/** Queries that name a release, a chain, or the latest version. */
export const releaseQueries: readonly ExpectedQuery[] = [
  ['lockup v4 address', lockupAddresses],
  ['lockup 4.0 contract address', lockupAddresses],
  ['lockup v1.2 addresses', lockupV12Addresses],
  ['flow v1.1 contract address', 'guides/deployments/flow-v1.1#*'],
  ['flow v3 deployments', 'guides/flow/deployments#*'],
  [
    'airdrops v2.0 factory',
    'guides/deployments/airdrops-v2.0#*',
    ...['Instant', 'LL', 'LT', 'VCA'].map(
      (kind) => `reference/airdrops/v2.0/contract.SablierFactoryMerkle${kind}`,
    ),
  ],
  ['lockup address arbitrum', lockupAddresses],
  ['lockup v1.2 base', lockupV12Addresses],
  ['SablierLockup polygon', lockupAddresses],
  ['latest version', ...list],
  ['newest release', ...list],
  ['latest lockup deployment', lockupAddresses, 'guides/deployments/overview'],
  [
    'create linear stream v1.2',
    'guides/lockup/v1.2/examples/create-stream/lockup-linear',
    `${linear}#createwithdurations`,
    `${linear}#createwithtimestamps`,
    `${linear}#createlockuplinearstream`,
  ],
  ['withdrawMax v1.2', ...anyModel('withdrawmax')],
  ['flow v3.0 withdrawMax', `${flow}#withdrawmax`],
  ['LK3', lockupAddresses, 'apps/guides/url-schemes#aliases'],
  ['SablierLockup v4', lockup],
];
