/**
 * Moved URLs, by their old path. These rules produce the development server's redirects, a redirect page for each old URL
 * in the export, and the rule files for hosts. `npm run check:content` verifies that each rule has a valid target.
 *
 * A target can have a fragment, for a page that became a section: every link to it leads there. All other rules keep the
 * fragment of the request.
 */
const targets = {
  '/api': '/api/overview',
  '/api/airdrops/2024-indexers': '/api/drops/2024-indexers',
  '/api/airdrops/endpoints': '/api/drops/endpoints',
  '/api/airdrops/envio/queries': '/api/drops/envio/queries',
  '/api/airdrops/envio/similarities': '/api/drops/envio/similarities',
  '/api/airdrops/indexers': '/api/drops/endpoints',
  '/api/airdrops/merkle-api/examples': '/api/drops/merkle-api/examples',
  '/api/airdrops/merkle-api/functionality': '/api/drops/merkle-api/functionality',
  '/api/airdrops/merkle-api/overview': '/api/drops/merkle-api/overview',
  '/api/airdrops/overview': '/api/drops/overview',
  '/api/airdrops/the-graph': '/api/drops/the-graph/entities',
  '/api/airdrops/the-graph/entities': '/api/drops/the-graph/entities',
  '/api/airdrops/the-graph/queries': '/api/drops/the-graph/queries',
  '/api/drops/the-graph': '/api/drops/the-graph/entities',
  '/api/flow/indexers': '/api/flow/endpoints',
  '/api/getting-started': '/api/overview',
  '/api/ids': '/api/caveats#ids',
  '/api/indexers/development': '/api/development#run-an-envio-indexer',
  '/api/indexers/differences': '/api/caveats',
  '/api/indexers/endpoints': '/api/lockup/endpoints#envio',
  '/api/indexers/merkle/entities': '/api/drops/envio/similarities',
  '/api/indexers/merkle/queries': '/api/drops/envio/queries',
  '/api/indexers/merkle/similarities': '/api/drops/envio/similarities',
  '/api/indexers/protocol': '/api/lockup/envio/similarities',
  '/api/indexers/protocol/architecture': '/api/lockup/envio/architecture',
  '/api/indexers/protocol/entities': '/api/lockup/envio/similarities',
  '/api/indexers/protocol/flow': '/api/lockup/envio/architecture',
  '/api/indexers/protocol/queries': '/api/lockup/envio/queries',
  '/api/indexers/protocol/similarities': '/api/lockup/envio/similarities',
  '/api/indexers/protocol/structure': '/api/lockup/envio/similarities',
  '/api/indexers/testing': '/api/development#compare-the-two',
  '/api/lockup/indexers': '/api/lockup/endpoints',
  '/api/lockup/the-graph': '/api/lockup/the-graph/entities',
  '/api/merkle-api': '/api/drops/merkle-api/overview',
  '/api/merkle-api/development': '/api/development#run-the-merkle-api',
  '/api/merkle-api/endpoints': '/api/drops/endpoints#merkle-api',
  '/api/merkle-api/examples': '/api/drops/merkle-api/examples',
  '/api/merkle-api/functionality': '/api/drops/merkle-api/functionality',
  '/api/merkle-api/intro': '/api/drops/merkle-api/overview',
  '/api/merkle-api/overview': '/api/drops/merkle-api/overview',
  '/api/merkle-api/rest': '/api/drops/merkle-api/functionality',
  '/api/streams/graphql/schema': '/api/lockup/the-graph/entities',
  '/api/streams/indexers': '/api/lockup/endpoints',
  '/api/subgraphs/architecture': '/api/lockup/the-graph/architecture',
  '/api/subgraphs/architecture/architecture': '/api/lockup/the-graph/architecture',
  '/api/subgraphs/architecture/entities': '/api/lockup/the-graph/entities',
  '/api/subgraphs/architecture/flow': '/api/lockup/the-graph/architecture',
  '/api/subgraphs/architecture/queries': '/api/lockup/the-graph/queries',
  '/api/subgraphs/architecture/structure': '/api/lockup/the-graph/structure',
  '/api/subgraphs/development': '/api/development#run-a-subgraph',
  '/api/subgraphs/endpoints': '/api/lockup/endpoints',
  '/api/subgraphs/entities': '/api/lockup/the-graph/entities',
  '/api/subgraphs/merkle': '/api/drops/the-graph/entities',
  '/api/subgraphs/merkle/entities': '/api/drops/the-graph/entities',
  '/api/subgraphs/merkle/queries': '/api/drops/the-graph/queries',
  '/api/subgraphs/overview': '/api/overview',
  '/api/subgraphs/protocol': '/api/lockup/the-graph/entities',
  '/api/subgraphs/protocol/architecture': '/api/lockup/the-graph/architecture',
  '/api/subgraphs/protocol/entities': '/api/lockup/the-graph/entities',
  '/api/subgraphs/protocol/flow': '/api/lockup/the-graph/architecture',
  '/api/subgraphs/protocol/queries': '/api/lockup/the-graph/queries',
  '/api/subgraphs/protocol/structure': '/api/lockup/the-graph/structure',
  '/api/subgraphs/queries': '/api/lockup/the-graph/queries',
  '/api/subgraphs/structure': '/api/lockup/the-graph/structure',
  '/apps': '/apps/features/overview',
  '/apps/brand': '/apps/branding',
  '/apps/csv-support': '/apps/guides/csv-support',
  '/apps/features': '/apps/features/vesting',
  '/apps/features/airdrops': '/apps/features/drops',
  '/apps/features/airstreams': '/apps/features/drops',
  '/apps/features/general': '/apps/features/overview',
  '/apps/features/streams': '/apps/features/vesting',
  '/apps/guides': '/apps/guides/how-to',
  '/apps/guides/videos': '/support/how-to',
  '/apps/integrations': '/apps/guides/url-schemes',
  '/apps/integrations/url-schemes': '/apps/guides/url-schemes',
  '/apps/overview': '/apps/features/overview',
  '/apps/url-schemes': '/apps/guides/url-schemes',
  '/concepts': '/concepts/what-is-sablier',
  '/concepts/airdrops': '/concepts/lockup/airstreams',
  '/concepts/bob/shares': '/concepts/bob/overview#shares',
  '/concepts/bob/statuses': '/concepts/bob/overview#vault-statuses',
  '/concepts/cancelability': '/concepts/lockup/cancelability',
  '/concepts/flow/flow': '/concepts/flow/overview',
  '/concepts/lockup/stream-types': '/concepts/lockup/stream-shapes',
  '/concepts/merkle-airdrops': '/concepts/lockup/airstreams',
  '/concepts/protocol-concepts/callbacks': '/concepts/lockup/hooks',
  '/concepts/protocol-concepts/fees': '/concepts/fees',
  '/concepts/protocol-concepts/flash-loans': '/guides/lockup/v1.2/overview#new-in-v1-2',
  '/concepts/protocol-concepts/lockup': '/concepts/lockup/overview',
  '/concepts/protocol-concepts/segments': '/concepts/lockup/segments',
  '/concepts/protocol-concepts/streaming': '/concepts/streaming',
  '/concepts/protocol/airstreams': '/concepts/lockup/airstreams',
  '/concepts/protocol/cancelability': '/concepts/lockup/cancelability',
  '/concepts/protocol/fees': '/concepts/fees',
  '/concepts/protocol/flash-loans': '/guides/lockup/v1.2/overview#new-in-v1-2',
  '/concepts/protocol/hooks': '/concepts/lockup/hooks',
  '/concepts/protocol/linear-streams': '/concepts/lockup/stream-shapes#lockup-linear-shapes',
  '/concepts/protocol/nft': '/concepts/nft',
  '/concepts/protocol/overview': '/concepts/lockup/overview',
  '/concepts/protocol/price-gated-streams': '/concepts/lockup/price-gated-streams',
  '/concepts/protocol/pro-streams': '/concepts/lockup/stream-shapes#lockup-dynamic-shapes',
  '/concepts/protocol/security': '/concepts/security',
  '/concepts/protocol/segments': '/concepts/lockup/segments',
  '/concepts/protocol/statuses': '/concepts/lockup/statuses',
  '/concepts/protocol/stream-shapes': '/concepts/lockup/stream-shapes',
  '/concepts/protocol/stream-types': '/concepts/lockup/stream-shapes',
  '/concepts/protocol/streaming': '/concepts/streaming',
  '/concepts/protocol/tranches': '/concepts/lockup/tranches',
  '/concepts/protocol/transferability': '/concepts/transferability',
  '/concepts/sablier-protocol': '/concepts/what-is-sablier',
  // This and /contracts/v1/non-constant-functions were published by a rule that omitted a folder.
  '/contracts/v1/constant-functions': '/reference/lockup/legacy/contracts/constant-functions',
  '/contracts/v1/contracts/constant-functions': '/reference/lockup/legacy/contracts/constant-functions',
  '/contracts/v1/contracts/non-constant-functions':
    '/reference/lockup/legacy/contracts/non-constant-functions',
  '/contracts/v1/deployments': '/guides/lockup/previous-deployments/legacy',
  '/contracts/v1/guides/chains': '/guides/lockup/previous-deployments/legacy',
  '/contracts/v1/guides/codebase': '/reference/lockup/legacy/guides/codebase',
  '/contracts/v1/guides/deployments': '/guides/lockup/previous-deployments/legacy',
  '/contracts/v1/guides/gas-costs': '/reference/lockup/legacy/guides/gas-costs',
  '/contracts/v1/guides/getting-started': '/reference/lockup/legacy/guides/getting-started',
  '/contracts/v1/guides/streams': '/reference/lockup/legacy/guides/streams',
  '/contracts/v1/non-constant-functions': '/reference/lockup/legacy/contracts/non-constant-functions',
  '/contracts/v1/overview': '/reference/lockup/legacy/guides/getting-started',
  '/contracts/v2/addresses': '/guides/lockup/deployments',
  '/contracts/v2/deployments': '/guides/lockup/deployments',
  '/contracts/v2/deployments/v1.0': '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/deployments/v1.1': '/guides/lockup/previous-deployments/v1.1',
  '/contracts/v2/deployments/v2.0': '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/deployments/v2.1': '/guides/lockup/previous-deployments/v1.1',
  '/contracts/v2/gas-benchmarks': '/guides/lockup/gas-benchmarks',
  '/contracts/v2/guides/batch-create-streams/batch-dynamic-streams':
    '/guides/lockup/examples/batch-create-streams/batch-lockup-dynamic',
  '/contracts/v2/guides/batch-create-streams/batch-linear-streams':
    '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  '/contracts/v2/guides/batch-create-streams/batch-lockup-dynamic':
    '/guides/lockup/examples/batch-create-streams/batch-lockup-dynamic',
  '/contracts/v2/guides/batch-create-streams/batch-lockup-linear':
    '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  '/contracts/v2/guides/batch-create-streams/batch-lockup-tranched':
    '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  '/contracts/v2/guides/create-airstream': '/guides/lockup/examples/create-airstream',
  '/contracts/v2/guides/create-stream/dynamic': '/guides/lockup/examples/create-stream/lockup-dynamic',
  '/contracts/v2/guides/create-stream/Dynamic-stream': '/guides/lockup/examples/create-stream/lockup-dynamic',
  '/contracts/v2/guides/create-stream/dynamic-stream': '/guides/lockup/examples/create-stream/lockup-dynamic',
  '/contracts/v2/guides/create-stream/linear': '/guides/lockup/examples/create-stream/lockup-linear',
  '/contracts/v2/guides/create-stream/linear-stream': '/guides/lockup/examples/create-stream/lockup-linear',
  '/contracts/v2/guides/create-stream/lockup-dynamic': '/guides/lockup/examples/create-stream/lockup-dynamic',
  '/contracts/v2/guides/create-stream/lockup-linear': '/guides/lockup/examples/create-stream/lockup-linear',
  '/contracts/v2/guides/create-stream/lockup-tranched':
    '/guides/lockup/examples/create-stream/lockup-tranched',
  '/contracts/v2/guides/create-stream/price-gated': '/guides/lockup/examples/create-stream/price-gated',
  '/contracts/v2/guides/create-stream/pro-stream': '/guides/lockup/examples/create-stream/lockup-dynamic',
  '/contracts/v2/guides/custom-deployments': '/guides/custom-deployments',
  '/contracts/v2/guides/etherscan': '/guides/lockup/etherscan',
  '/contracts/v2/guides/flash-loans': '/guides/lockup/v1.2/overview#new-in-v1-2',
  '/contracts/v2/guides/front-end': '/guides/lockup/examples/front-end',
  '/contracts/v2/guides/frontend': '/guides/lockup/overview',
  '/contracts/v2/guides/hooks': '/guides/lockup/examples/hooks',
  '/contracts/v2/guides/local-environment': '/guides/lockup/examples/local-environment',
  '/contracts/v2/guides/proxy-architecture/batch-stream':
    '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  '/contracts/v2/guides/proxy-architecture/deploy': '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/guides/proxy-architecture/deployandinstallplugin':
    '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/guides/proxy-architecture/overview': '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/guides/proxy-architecture/single-stream':
    '/guides/lockup/examples/create-stream/lockup-linear',
  '/contracts/v2/guides/snapshot-voting': '/guides/snapshot-voting',
  '/contracts/v2/guides/staking/claim': '/guides/lockup/examples/staking/claim',
  '/contracts/v2/guides/staking/full-code': '/guides/lockup/examples/staking/full-code',
  '/contracts/v2/guides/staking/hooks': '/guides/lockup/examples/staking/hooks',
  '/contracts/v2/guides/staking/rewards': '/guides/lockup/examples/staking/rewards',
  '/contracts/v2/guides/staking/setup': '/guides/lockup/examples/staking/setup',
  '/contracts/v2/guides/staking/stake': '/guides/lockup/examples/staking/stake',
  '/contracts/v2/guides/staking/stake-claim': '/guides/lockup/examples/staking/claim',
  '/contracts/v2/guides/staking/stake-full-code': '/guides/lockup/examples/staking/full-code',
  '/contracts/v2/guides/staking/stake-hooks': '/guides/lockup/examples/staking/hooks',
  '/contracts/v2/guides/staking/stake-rewards': '/guides/lockup/examples/staking/rewards',
  '/contracts/v2/guides/staking/stake-setup': '/guides/lockup/examples/staking/setup',
  '/contracts/v2/guides/staking/stake-stake': '/guides/lockup/examples/staking/stake',
  '/contracts/v2/guides/staking/stake-unstake': '/guides/lockup/examples/staking/unstake',
  '/contracts/v2/guides/staking/unstake': '/guides/lockup/examples/staking/unstake',
  '/contracts/v2/guides/stream-interactions': '/guides/lockup/examples/stream-management/setup',
  '/contracts/v2/guides/stream-management/burn': '/concepts/nft#burning',
  '/contracts/v2/guides/stream-management/cancel': '/guides/lockup/examples/stream-management/cancel',
  '/contracts/v2/guides/stream-management/renounce': '/guides/lockup/examples/stream-management/renounce',
  '/contracts/v2/guides/stream-management/setup': '/guides/lockup/examples/stream-management/setup',
  '/contracts/v2/guides/stream-management/transfer': '/guides/lockup/examples/stream-management/transfer',
  '/contracts/v2/guides/stream-management/withdraw': '/guides/lockup/examples/stream-management/withdraw',
  '/contracts/v2/guides/vesting-data': '/guides/lockup/examples/vesting-data',
  '/contracts/v2/overview': '/guides/lockup/overview',
  '/contracts/v2/reference/access-control': '/reference/lockup/access-control',
  '/contracts/v2/reference/airdrops/overview': '/concepts/lockup/airstreams',
  '/contracts/v2/reference/changes': '/reference/lockup/changes',
  '/contracts/v2/reference/changes-by-release': '/reference/lockup/changes-by-release',
  '/contracts/v2/reference/core/abstracts/abstract.Adminable':
    '/reference/lockup/core/abstracts/abstract.Adminable',
  '/contracts/v2/reference/core/abstracts/abstract.NoDelegateCall':
    '/reference/lockup/core/abstracts/abstract.NoDelegateCall',
  '/contracts/v2/reference/core/abstracts/abstract.SablierV2Adminable':
    '/reference/lockup/core/abstracts/abstract.Adminable',
  '/contracts/v2/reference/core/abstracts/abstract.SablierV2Base':
    '/reference/lockup/core/abstracts/abstract.SablierV2Lockup',
  '/contracts/v2/reference/core/abstracts/abstract.SablierV2Config':
    '/reference/lockup/core/abstracts/abstract.SablierV2Lockup',
  '/contracts/v2/reference/core/abstracts/abstract.SablierV2FlashLoan':
    '/guides/lockup/v1.2/overview#new-in-v1-2',
  '/contracts/v2/reference/core/abstracts/abstract.SablierV2Lockup':
    '/reference/lockup/core/abstracts/abstract.SablierV2Lockup',
  '/contracts/v2/reference/core/contract.SablierV2Comptroller': '/guides/lockup/previous-deployments/v1.1',
  '/contracts/v2/reference/core/contract.SablierV2LockupDynamic':
    '/reference/lockup/core/contract.SablierV2LockupDynamic',
  '/contracts/v2/reference/core/contract.SablierV2LockupLinear':
    '/reference/lockup/core/contract.SablierV2LockupLinear',
  '/contracts/v2/reference/core/contract.SablierV2LockupPro':
    '/reference/lockup/core/contract.SablierV2LockupDynamic',
  '/contracts/v2/reference/core/contract.SablierV2LockupTranched':
    '/reference/lockup/core/contract.SablierV2LockupTranched',
  '/contracts/v2/reference/core/contract.SablierV2NFTDescriptor':
    '/reference/lockup/core/contract.SablierV2NFTDescriptor',
  '/contracts/v2/reference/core/contract.SablierV2NftDescriptor':
    '/reference/lockup/core/contract.SablierV2NFTDescriptor',
  '/contracts/v2/reference/core/interfaces/erc3156/interface.IERC3156FlashBorrower':
    '/guides/lockup/v1.2/overview#new-in-v1-2',
  '/contracts/v2/reference/core/interfaces/erc3156/interface.IERC3156FlashLender':
    '/guides/lockup/v1.2/overview#new-in-v1-2',
  '/contracts/v2/reference/core/interfaces/hooks/interface.ISablierV2LockupRecipient':
    '/reference/lockup/core/interfaces/interface.ISablierLockupRecipient',
  '/contracts/v2/reference/core/interfaces/hooks/interface.ISablierV2LockupSender':
    '/reference/lockup/core/interfaces/interface.ISablierLockupRecipient',
  '/contracts/v2/reference/core/interfaces/interface.IAdminable':
    '/reference/lockup/core/interfaces/interface.IAdminable',
  '/contracts/v2/reference/core/interfaces/interface.ISablierLockupRecipient':
    '/reference/lockup/core/interfaces/interface.ISablierLockupRecipient',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2Adminable':
    '/reference/lockup/core/interfaces/interface.IAdminable',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2Base':
    '/reference/lockup/core/interfaces/interface.ISablierV2Lockup',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2Comptroller':
    '/guides/lockup/previous-deployments/v1.1',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2Config':
    '/reference/lockup/core/interfaces/interface.ISablierV2Lockup',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2Lockup':
    '/reference/lockup/core/interfaces/interface.ISablierV2Lockup',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2LockupDynamic':
    '/reference/lockup/core/interfaces/interface.ISablierV2LockupDynamic',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2LockupLinear':
    '/reference/lockup/core/interfaces/interface.ISablierV2LockupLinear',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2LockupPro':
    '/reference/lockup/core/interfaces/interface.ISablierV2LockupDynamic',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2LockupTranched':
    '/reference/lockup/core/interfaces/interface.ISablierV2LockupTranched',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2NFTDescriptor':
    '/reference/lockup/core/interfaces/interface.ISablierV2NFTDescriptor',
  '/contracts/v2/reference/core/interfaces/interface.ISablierV2NftDescriptor':
    '/reference/lockup/core/interfaces/interface.ISablierV2NFTDescriptor',
  '/contracts/v2/reference/core/libraries/library.Errors': '/reference/lockup/core/libraries/library.Errors',
  '/contracts/v2/reference/core/libraries/library.Helpers':
    '/reference/lockup/core/libraries/library.Helpers',
  '/contracts/v2/reference/core/libraries/library.NFTSVG': '/reference/lockup/core/libraries/library.NFTSVG',
  '/contracts/v2/reference/core/libraries/library.SVGElements':
    '/reference/lockup/core/libraries/library.SVGElements',
  '/contracts/v2/reference/core/types/library.Lockup': '/reference/lockup/core/types/library.Lockup',
  '/contracts/v2/reference/core/types/library.LockupDynamic':
    '/reference/lockup/core/types/library.LockupDynamic',
  '/contracts/v2/reference/core/types/library.LockupLinear':
    '/reference/lockup/core/types/library.LockupLinear',
  '/contracts/v2/reference/core/types/library.LockupPro':
    '/reference/lockup/core/types/library.LockupDynamic',
  '/contracts/v2/reference/core/types/library.LockupTranched':
    '/reference/lockup/core/types/library.LockupTranched',
  '/contracts/v2/reference/core/types/struct.Broker': '/reference/lockup/core/types/struct.Broker',
  '/contracts/v2/reference/diagrams': '/reference/lockup/diagrams',
  '/contracts/v2/reference/errors': '/reference/errors',
  '/contracts/v2/reference/legacy/contracts/constant-functions':
    '/reference/lockup/legacy/contracts/constant-functions',
  '/contracts/v2/reference/legacy/contracts/non-constant-functions':
    '/reference/lockup/legacy/contracts/non-constant-functions',
  '/contracts/v2/reference/legacy/guides/codebase': '/reference/lockup/legacy/guides/codebase',
  '/contracts/v2/reference/legacy/guides/gas-costs': '/reference/lockup/legacy/guides/gas-costs',
  '/contracts/v2/reference/legacy/guides/getting-started': '/reference/lockup/legacy/guides/getting-started',
  '/contracts/v2/reference/legacy/guides/streams': '/reference/lockup/legacy/guides/streams',
  '/contracts/v2/reference/overview': '/reference/overview',
  '/contracts/v2/reference/periphery/abstracts/abstract.OnlyDelegateCall':
    '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/reference/periphery/abstracts/abstract.SablierV2MerkleLockup':
    '/reference/lockup/periphery/abstracts/abstract.SablierV2MerkleLockup',
  '/contracts/v2/reference/periphery/abstracts/abstract.SablierV2MerkleStreamer':
    '/reference/lockup/periphery/abstracts/abstract.SablierV2MerkleLockup',
  '/contracts/v2/reference/periphery/contract.SablierV2Archive': '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/reference/periphery/contract.SablierV2Batch':
    '/reference/lockup/periphery/contract.SablierV2BatchLockup',
  '/contracts/v2/reference/periphery/contract.SablierV2BatchLockup':
    '/reference/lockup/periphery/contract.SablierV2BatchLockup',
  '/contracts/v2/reference/periphery/contract.SablierV2MerkleLL':
    '/reference/lockup/periphery/contract.SablierV2MerkleLL',
  '/contracts/v2/reference/periphery/contract.SablierV2MerkleLT':
    '/reference/lockup/periphery/contract.SablierV2MerkleLT',
  '/contracts/v2/reference/periphery/contract.SablierV2MerkleLockupFactory':
    '/reference/lockup/periphery/contract.SablierV2MerkleLockupFactory',
  '/contracts/v2/reference/periphery/contract.SablierV2MerkleStreamerFactory':
    '/reference/lockup/periphery/contract.SablierV2MerkleLockupFactory',
  '/contracts/v2/reference/periphery/contract.SablierV2MerkleStreamerLL':
    '/reference/lockup/periphery/contract.SablierV2MerkleLL',
  '/contracts/v2/reference/periphery/contract.SablierV2ProxyPlugin':
    '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/reference/periphery/contract.SablierV2ProxyTarget':
    '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2Archive':
    '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2Batch':
    '/reference/lockup/periphery/interfaces/interface.ISablierV2BatchLockup',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2BatchLockup':
    '/reference/lockup/periphery/interfaces/interface.ISablierV2BatchLockup',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleLL':
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLL',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleLT':
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLT',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleLockup':
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLockup',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleLockupFactory':
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLockupFactory',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleStreamer':
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLockup',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleStreamerFactory':
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLockupFactory',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleStreamerLL':
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLL',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2ProxyPlugin':
    '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2ProxyTarget':
    '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/reference/periphery/interfaces/interface.IWrappedNativeAsset':
    '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/reference/periphery/libraries/library.Errors':
    '/reference/lockup/periphery/libraries/library.Errors',
  '/contracts/v2/reference/periphery/proxy-target': '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/reference/periphery/types/library.Batch':
    '/reference/lockup/periphery/types/library.BatchLockup',
  '/contracts/v2/reference/periphery/types/library.BatchLockup':
    '/reference/lockup/periphery/types/library.BatchLockup',
  '/contracts/v2/reference/periphery/types/library.MerkleLT':
    '/reference/lockup/periphery/types/library.MerkleLT',
  '/contracts/v2/reference/periphery/types/library.MerkleLockup':
    '/reference/lockup/periphery/types/library.MerkleLockup',
  '/contracts/v2/reference/periphery/types/struct.Permit2Params': '/guides/lockup/previous-deployments/v1.0',
  '/contracts/v2/security': '/concepts/security',
  '/csv': '/apps/guides/csv-support',
  '/faq': '/support/faq',
  '/faq/basics': '/support/faq',
  '/faq/explainer': '/concepts/what-is-sablier',
  '/faq/v2-explainer': '/concepts/what-is-sablier',
  '/guides': '/guides/lockup/overview',
  '/guides/ai-agents': '/guides/create-without-the-app#agent-skills',
  '/guides/airdrops/deployments': '/guides/deployments/airdrops-v3.0',
  '/guides/airdrops/examples/local-environment': '/guides/airdrops/overview#abis-addresses-and-interfaces',
  '/guides/airdrops/previous-deployments/v1.3': '/guides/deployments/airdrops-v1.3',
  '/guides/airdrops/previous-deployments/v2.0': '/guides/deployments/airdrops-v2.0',
  '/guides/bob/deployments': '/guides/deployments/bob-v1.0',
  '/guides/bob/etherscan': '/guides/bob/examples/use-a-vault#from-a-block-explorer',
  '/guides/building-with-llms': '/guides/integrate-with-these-docs',
  '/guides/claim-with-ai-skills': '/apps/features/overview#without-the-app',
  '/guides/deployments/flow-v3.0': '/guides/flow/deployments',
  '/guides/deployments/lockup-v4.0': '/guides/lockup/deployments',
  '/guides/flow/examples/batchable': '/guides/flow/examples/batch-calls',
  '/guides/flow/examples/calculate-rps': '/guides/flow/examples/rate-per-second',
  '/guides/flow/examples/flow-calculate-rps': '/guides/flow/examples/rate-per-second',
  '/guides/flow/examples/stream-management': '/guides/flow/examples/manage-streams',
  '/guides/flow/previous-deployments/v1.0': '/guides/flow/v1.0/deployments',
  '/guides/flow/previous-deployments/v1.1': '/guides/deployments/flow-v1.1',
  '/guides/flow/previous-deployments/v2.0': '/guides/deployments/flow-v2.0',
  '/guides/legacy/codebase': '/reference/lockup/legacy/guides/codebase',
  '/guides/legacy/deployments': '/guides/lockup/previous-deployments/legacy',
  '/guides/legacy/gas-costs': '/reference/lockup/legacy/guides/gas-costs',
  '/guides/legacy/getting-started': '/reference/lockup/legacy/guides/getting-started',
  '/guides/legacy/overview': '/reference/lockup/legacy/guides/getting-started',
  '/guides/legacy/streams': '/reference/lockup/legacy/guides/streams',
  '/guides/lockup/examples/create-stream/lockup-price-gated':
    '/reference/lockup/v4.0/abstracts/abstract.SablierLockupPriceGated',
  '/guides/lockup/examples/etherscan': '/guides/lockup/etherscan',
  '/guides/lockup/guides/batch-create-streams/batch-lockup-dynamic':
    '/guides/lockup/examples/batch-create-streams/batch-lockup-dynamic',
  '/guides/lockup/guides/batch-create-streams/batch-lockup-linear':
    '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  '/guides/lockup/guides/batch-create-streams/batch-lockup-tranched':
    '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  '/guides/lockup/guides/create-airstream': '/guides/lockup/examples/create-airstream',
  '/guides/lockup/guides/create-stream/lockup-dynamic':
    '/guides/lockup/examples/create-stream/lockup-dynamic',
  '/guides/lockup/guides/create-stream/lockup-linear': '/guides/lockup/examples/create-stream/lockup-linear',
  '/guides/lockup/guides/create-stream/lockup-tranched':
    '/guides/lockup/examples/create-stream/lockup-tranched',
  '/guides/lockup/guides/create-stream/price-gated': '/guides/lockup/examples/create-stream/price-gated',
  '/guides/lockup/guides/custom-deployments': '/guides/custom-deployments',
  '/guides/lockup/guides/etherscan': '/guides/lockup/etherscan',
  '/guides/lockup/guides/front-end': '/guides/lockup/examples/front-end',
  '/guides/lockup/guides/hooks': '/guides/lockup/examples/hooks',
  '/guides/lockup/guides/local-environment': '/guides/lockup/examples/local-environment',
  '/guides/lockup/guides/snapshot-voting': '/guides/snapshot-voting',
  '/guides/lockup/guides/staking/claim': '/guides/lockup/examples/staking/claim',
  '/guides/lockup/guides/staking/full-code': '/guides/lockup/examples/staking/full-code',
  '/guides/lockup/guides/staking/hooks': '/guides/lockup/examples/staking/hooks',
  '/guides/lockup/guides/staking/rewards': '/guides/lockup/examples/staking/rewards',
  '/guides/lockup/guides/staking/setup': '/guides/lockup/examples/staking/setup',
  '/guides/lockup/guides/staking/stake': '/guides/lockup/examples/staking/stake',
  '/guides/lockup/guides/staking/unstake': '/guides/lockup/examples/staking/unstake',
  '/guides/lockup/guides/stream-management/cancel': '/guides/lockup/examples/stream-management/cancel',
  '/guides/lockup/guides/stream-management/renounce': '/guides/lockup/examples/stream-management/renounce',
  '/guides/lockup/guides/stream-management/setup': '/guides/lockup/examples/stream-management/setup',
  '/guides/lockup/guides/stream-management/transfer': '/guides/lockup/examples/stream-management/transfer',
  '/guides/lockup/guides/stream-management/withdraw': '/guides/lockup/examples/stream-management/withdraw',
  '/guides/lockup/guides/vesting-data': '/guides/lockup/examples/vesting-data',
  '/guides/lockup/previous-deployments/v1.2': '/guides/lockup/v1.2/deployments',
  '/guides/lockup/previous-deployments/v2.0': '/guides/deployments/lockup-v2.0',
  '/guides/lockup/previous-deployments/v3.0': '/guides/deployments/lockup-v3.0',
  '/guides/lockup/versions/v1': '/guides/lockup/previous-deployments/legacy',
  '/guides/lockup/versions/v2.0': '/guides/lockup/previous-deployments/v1.0',
  '/guides/lockup/versions/v2.1': '/guides/lockup/previous-deployments/v1.1',
  '/protocol/faq/basics': '/concepts/what-is-sablier',
  '/protocol/guides/chains': '/guides/lockup/previous-deployments/legacy',
  '/protocol/guides/getting-started': '/reference/lockup/legacy/guides/getting-started',
  '/protocol/introduction': '/concepts/what-is-sablier',
  '/protocol/subgraphs/endpoints': '/api/overview',
  '/reference': '/reference/overview',
  '/reference/airdrops/contracts/contract.SablierFactoryMerkleExecute':
    '/concepts/lockup/airstreams#campaign-types',
  '/reference/airdrops/contracts/contract.SablierFactoryMerkleInstant':
    '/concepts/lockup/airstreams#campaign-types',
  '/reference/airdrops/contracts/contract.SablierFactoryMerkleLL':
    '/concepts/lockup/airstreams#campaign-types',
  '/reference/airdrops/contracts/contract.SablierFactoryMerkleLT':
    '/concepts/lockup/airstreams#campaign-types',
  '/reference/airdrops/contracts/contract.SablierFactoryMerkleVCA':
    '/concepts/lockup/airstreams#campaign-types',
  '/reference/airdrops/contracts/contract.SablierMerkleExecute': '/concepts/lockup/airstreams#campaign-types',
  '/reference/airdrops/contracts/contract.SablierMerkleInstant':
    '/reference/lockup/periphery/abstracts/abstract.SablierV2MerkleLockup',
  '/reference/airdrops/contracts/contract.SablierMerkleLL':
    '/reference/lockup/periphery/contract.SablierV2MerkleLL',
  '/reference/airdrops/contracts/contract.SablierMerkleLT':
    '/reference/lockup/periphery/contract.SablierV2MerkleLT',
  '/reference/airdrops/contracts/contract.SablierMerkleVCA': '/concepts/lockup/airstreams#campaign-types',
  '/reference/flow/contracts/abstracts/abstract.Comptrollerable':
    '/reference/flow/v3.0/contract.SablierFlow#comptroller',
  '/reference/flow/contracts/abstracts/abstract.SablierFlowState':
    '/reference/flow/v3.0/abstracts/abstract.SablierFlowState',
  '/reference/flow/contracts/access-control': '/reference/flow/v3.0/access-control',
  '/reference/flow/contracts/interfaces/interface.ISablierFlowState':
    '/reference/flow/v3.0/interfaces/interface.ISablierFlowState',
  '/reference/flow/contracts/libraries/library.FlowHelpers':
    '/reference/flow/v3.0/libraries/library.FlowHelpers',
  '/reference/flow/overview': '/reference/overview',
  '/reference/lockup/contracts/abstracts/abstract.Batch':
    '/reference/lockup/v4.0/contract.SablierLockup#batch',
  '/reference/lockup/contracts/abstracts/abstract.Comptrollerable':
    '/reference/lockup/v4.0/contract.SablierLockup#comptroller',
  '/reference/lockup/contracts/abstracts/abstract.SablierLockupBase':
    '/reference/lockup/v4.0/contract.SablierLockup',
  '/reference/lockup/contracts/abstracts/abstract.SablierLockupDynamic':
    '/reference/lockup/v4.0/abstracts/abstract.SablierLockupDynamic',
  '/reference/lockup/contracts/abstracts/abstract.SablierLockupLinear':
    '/reference/lockup/v4.0/abstracts/abstract.SablierLockupLinear',
  '/reference/lockup/contracts/abstracts/abstract.SablierLockupPriceGated':
    '/reference/lockup/v4.0/abstracts/abstract.SablierLockupPriceGated',
  '/reference/lockup/contracts/abstracts/abstract.SablierLockupState':
    '/reference/lockup/v4.0/abstracts/abstract.SablierLockupState',
  '/reference/lockup/contracts/abstracts/abstract.SablierLockupTranched':
    '/reference/lockup/v4.0/abstracts/abstract.SablierLockupTranched',
  '/reference/lockup/contracts/access-control': '/reference/lockup/v4.0/access-control',
  '/reference/lockup/contracts/contract.LockupNFTDescriptor':
    '/reference/lockup/v4.0/contract.LockupNFTDescriptor',
  '/reference/lockup/contracts/contract.SablierBatchLockup':
    '/reference/lockup/v4.0/contract.SablierBatchLockup',
  '/reference/lockup/contracts/contract.SablierLockup': '/reference/lockup/v4.0/contract.SablierLockup',
  '/reference/lockup/contracts/interfaces/interface.IBatch':
    '/reference/lockup/v4.0/contract.SablierLockup#batch',
  '/reference/lockup/contracts/interfaces/interface.ILockupNFTDescriptor':
    '/reference/lockup/v4.0/interfaces/interface.ILockupNFTDescriptor',
  '/reference/lockup/contracts/interfaces/interface.ISablierBatchLockup':
    '/reference/lockup/v4.0/interfaces/interface.ISablierBatchLockup',
  '/reference/lockup/contracts/interfaces/interface.ISablierLockup':
    '/reference/lockup/v4.0/interfaces/interface.ISablierLockup',
  '/reference/lockup/contracts/interfaces/interface.ISablierLockupBase':
    '/reference/lockup/v4.0/interfaces/interface.ISablierLockup',
  '/reference/lockup/contracts/interfaces/interface.ISablierLockupDynamic':
    '/reference/lockup/v4.0/interfaces/interface.ISablierLockupDynamic',
  '/reference/lockup/contracts/interfaces/interface.ISablierLockupLinear':
    '/reference/lockup/v4.0/interfaces/interface.ISablierLockupLinear',
  '/reference/lockup/contracts/interfaces/interface.ISablierLockupPriceGated':
    '/reference/lockup/v4.0/interfaces/interface.ISablierLockupPriceGated',
  '/reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient':
    '/reference/lockup/v4.0/interfaces/interface.ISablierLockupRecipient',
  '/reference/lockup/contracts/interfaces/interface.ISablierLockupState':
    '/reference/lockup/v4.0/interfaces/interface.ISablierLockupState',
  '/reference/lockup/contracts/interfaces/interface.ISablierLockupTranched':
    '/reference/lockup/v4.0/interfaces/interface.ISablierLockupTranched',
  '/reference/lockup/contracts/libraries/library.Errors': '/reference/lockup/v4.0/libraries/library.Errors',
  '/reference/lockup/contracts/libraries/library.Helpers':
    '/reference/lockup/v4.0/libraries/library.LockupHelpers',
  '/reference/lockup/contracts/libraries/library.LockupHelpers':
    '/reference/lockup/v4.0/libraries/library.LockupHelpers',
  '/reference/lockup/contracts/libraries/library.LockupMath':
    '/reference/lockup/v4.0/libraries/library.LockupMath',
  '/reference/lockup/contracts/libraries/library.NFTSVG': '/reference/lockup/v4.0/libraries/library.NFTSVG',
  '/reference/lockup/contracts/libraries/library.SVGElements':
    '/reference/lockup/v4.0/libraries/library.SVGElements',
  '/reference/lockup/contracts/libraries/library.VestingMath':
    '/reference/lockup/v4.0/libraries/library.LockupMath',
  '/reference/lockup/contracts/types/library.BatchLockup': '/reference/lockup/v4.0/types/library.BatchLockup',
  '/reference/lockup/contracts/types/library.Lockup': '/reference/lockup/v4.0/types/library.Lockup',
  '/reference/lockup/contracts/types/library.LockupDynamic':
    '/reference/lockup/v4.0/types/library.LockupDynamic',
  '/reference/lockup/contracts/types/library.LockupLinear':
    '/reference/lockup/v4.0/types/library.LockupLinear',
  '/reference/lockup/contracts/types/library.LockupPriceGated':
    '/reference/lockup/v4.0/types/library.LockupPriceGated',
  '/reference/lockup/contracts/types/library.LockupTranched':
    '/reference/lockup/v4.0/types/library.LockupTranched',
  '/reference/lockup/errors': '/reference/errors',
  '/reference/lockup/overview': '/reference/overview',
  '/reference/lockup/v1/contracts/constant-functions':
    '/reference/lockup/legacy/contracts/constant-functions',
  '/reference/lockup/v1/contracts/non-constant-functions':
    '/reference/lockup/legacy/contracts/non-constant-functions',
  '/reference/lockup/v1/guides/codebase': '/reference/lockup/legacy/guides/codebase',
  '/reference/lockup/v1/guides/gas-costs': '/reference/lockup/legacy/guides/gas-costs',
  '/reference/lockup/v1/guides/getting-started': '/reference/lockup/legacy/guides/getting-started',
  '/reference/lockup/v1/guides/streams': '/reference/lockup/legacy/guides/streams',
  '/snippets/ERC20Steps': '/guides/lockup/examples/create-stream/lockup-linear',
  '/support': '/support/faq',
  '/support/contact': '/support/faq#how-do-i-contact-support',
} satisfies Record<`/${string}`, `/${string}`>;

export type Redirect = { from: string; to: string };

export const redirects: Redirect[] = Object.entries(targets).map(([from, to]) => ({ from, to }));
