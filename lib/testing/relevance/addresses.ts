import type { ExpectedQuery } from './expected-query';

export const addresses: readonly ExpectedQuery[] = [
  [
    '0xfA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3',
    'guides/lockup/deployments#0xfA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3',
  ],
  [
    '0xfa536049652bfb5f57ba8dcfbec1b2b2dd9803d3',
    'guides/lockup/deployments#0xfA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3',
  ],
  [
    '0XFA536049652BFB5F57BA8DCFBEC1B2B2DD9803D3',
    'guides/lockup/deployments#0xfA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3',
  ],
  [
    'fA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3',
    'guides/lockup/deployments#0xfA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3',
  ],
  ['0x417dB0F2BD020fc4D6BCcEa6', 'guides/flow/deployments#0x417dB0F2BD020fc4D6BCcEa6B2Bb6BE0c541862e'],
  [
    '0x417dB0F2BD020fc4D6BCcEa6B2Bb6BE0c541862e',
    'guides/flow/deployments#0x417dB0F2BD020fc4D6BCcEa6B2Bb6BE0c541862e',
  ],
  [
    '0x49d753422ff05daa291a9efa383e4f57daead889',
    'guides/lockup/previous-deployments/v1.1#0x49d753422ff05daa291A9efa383E4f57daEAd889',
  ],
  [
    '0xC28872e0c1f3633EeD467907123727ac0155029D',
    'guides/lockup/deployments#0xC28872e0c1f3633EeD467907123727ac0155029D',
  ],
  ['lockup linear address on base', 'guides/lockup/deployments#*'],
  ['SablierFlow on op sepolia', 'guides/flow/deployments#0x417dB0F2BD020fc4D6BCcEa6B2Bb6BE0c541862e'],
  [
    'SablierV2LockupTranched avalanche',
    'guides/lockup/deployments#0xfA536049652BFb5f57ba8DCFbec1B2b2Dd9803D3',
  ],
  ['merkle factory polygon', 'guides/lockup/deployments#0xC28872e0c1f3633EeD467907123727ac0155029D'],
  [
    'chain id 42161',
    'guides/lockup/deployments',
    'guides/flow/deployments',
    'apps/guides/url-schemes#chain-ids',
    'api/lockup/endpoints',
    'api/flow/endpoints',
    'api/drops/endpoints',
  ],
  ['v1.1 deployments', 'guides/lockup/previous-deployments/v1.1'],
  ['flow arbitrum', 'guides/flow/deployments#*', 'api/flow/endpoints#arbitrum'],
];
