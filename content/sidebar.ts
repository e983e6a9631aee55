import type { SidebarCategory, SidebarPage, Sidebars } from '@/lib/nav/sidebar';
import { site } from '@/lib/site/site';

// The six sidebars, which list each documentation page once, except for guides to older releases, whose sidebar shows
// the same pages: `guides/lockup/v1.2/overview` takes the place of `guides/lockup/overview`. A page has a slug (its address
// without the first slash), and a category has items and a flag for whether it starts collapsed. On a page in one category,
// the others are closed, except those with `staysOpen`: in short sections all, elsewhere those that belong to no product.
// An entry needs a page. An entry with `isLink` leads to a page that another section lists.
export const sidebars = {
  concepts: [
    { label: `What is ${site.name}?`, slug: `concepts/what-is-${site.slug}` },
    { label: 'Streaming', slug: 'concepts/streaming' },
    { label: 'Use cases', slug: 'concepts/use-cases' },
    {
      label: 'Lockup',
      collapsed: false,
      staysOpen: true,
      items: [
        { label: 'How Lockup works', slug: 'concepts/lockup/overview' },
        { label: 'Stream shapes', slug: 'concepts/lockup/stream-shapes' },
        { label: 'Segments', slug: 'concepts/lockup/segments' },
        { label: 'Tranches', slug: 'concepts/lockup/tranches' },
        { label: 'Price-gated streams', slug: 'concepts/lockup/price-gated-streams' },
        { label: 'Statuses', slug: 'concepts/lockup/statuses' },
        { label: 'Hooks', slug: 'concepts/lockup/hooks' },
        { label: 'Cancelability', slug: 'concepts/lockup/cancelability' },
      ],
    },
    {
      label: 'Flow',
      collapsed: false,
      staysOpen: true,
      items: [
        { label: 'How Flow works', slug: 'concepts/flow/overview' },
        { label: 'Statuses', slug: 'concepts/flow/statuses' },
      ],
    },
    {
      label: 'Airdrops',
      collapsed: false,
      staysOpen: true,
      items: [{ label: 'How Airdrops works', slug: 'concepts/lockup/airstreams' }],
    },
    {
      label: 'Bob',
      collapsed: false,
      staysOpen: true,
      items: [
        { label: 'How Bob works', slug: 'concepts/bob/overview' },
        { label: 'Lido adapter', slug: 'concepts/bob/lido-adapter' },
        { label: 'Escrow orders', slug: 'concepts/bob/escrow' },
      ],
    },
    {
      label: 'Across products',
      collapsed: false,
      staysOpen: true,
      items: [
        { label: 'NFTs', slug: 'concepts/nft' },
        { label: 'Transferability', slug: 'concepts/transferability' },
        { label: 'Governance', slug: 'concepts/governance' },
        { label: 'Fees', slug: 'concepts/fees' },
        { label: 'Security', slug: 'concepts/security' },
        { label: 'Chains', slug: 'concepts/chains' },
        { label: 'Glossary', slug: 'concepts/glossary' },
      ],
    },
  ],
  guides: [
    { label: 'Quickstart: create a stream', slug: 'guides/create-without-the-app' },
    {
      label: 'Lockup',
      collapsed: false,
      items: [
        { label: 'Build on Lockup', slug: 'guides/lockup/overview' },
        { label: 'Use a block explorer', slug: 'guides/lockup/etherscan' },
        { label: 'Lockup addresses', slug: 'guides/lockup/deployments' },
        { label: 'Configure your environment', slug: 'guides/lockup/examples/local-environment' },
        {
          label: 'Create a stream',
          collapsed: true,
          items: [
            { label: 'Lockup Linear', slug: 'guides/lockup/examples/create-stream/lockup-linear' },
            { label: 'Lockup Dynamic', slug: 'guides/lockup/examples/create-stream/lockup-dynamic' },
            { label: 'Lockup Tranched', slug: 'guides/lockup/examples/create-stream/lockup-tranched' },
            { label: 'Price-gated', slug: 'guides/lockup/examples/create-stream/price-gated' },
          ],
        },
        {
          label: 'Create streams in batches',
          collapsed: true,
          items: [
            {
              label: 'Lockup Linear',
              slug: 'guides/lockup/examples/batch-create-streams/batch-lockup-linear',
            },
            {
              label: 'Lockup Dynamic',
              slug: 'guides/lockup/examples/batch-create-streams/batch-lockup-dynamic',
            },
            {
              label: 'Lockup Tranched',
              slug: 'guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
            },
          ],
        },
        {
          label: 'Withdraw, cancel, transfer',
          collapsed: true,
          items: [
            { label: 'Set up the contract', slug: 'guides/lockup/examples/stream-management/setup' },
            { label: 'Withdraw from streams', slug: 'guides/lockup/examples/stream-management/withdraw' },
            { label: 'Cancel streams', slug: 'guides/lockup/examples/stream-management/cancel' },
            { label: 'Renounce streams', slug: 'guides/lockup/examples/stream-management/renounce' },
            { label: 'Transfer ownership', slug: 'guides/lockup/examples/stream-management/transfer' },
          ],
        },
        { label: 'Build a frontend', slug: 'guides/lockup/examples/front-end' },
        { label: 'Read vesting data', slug: 'guides/lockup/examples/vesting-data' },
        { label: 'Implement hooks', slug: 'guides/lockup/examples/hooks' },
        {
          label: 'Stake streams',
          collapsed: true,
          items: [
            { label: 'Set up the contract', slug: 'guides/lockup/examples/staking/setup' },
            { label: 'Handle hooks', slug: 'guides/lockup/examples/staking/hooks' },
            { label: 'Stake', slug: 'guides/lockup/examples/staking/stake' },
            { label: 'Update rewards', slug: 'guides/lockup/examples/staking/rewards' },
            { label: 'Claim rewards', slug: 'guides/lockup/examples/staking/claim' },
            { label: 'Unstake', slug: 'guides/lockup/examples/staking/unstake' },
            { label: 'Read the full code', slug: 'guides/lockup/examples/staking/full-code' },
          ],
        },
        { label: 'Gas benchmarks', slug: 'guides/lockup/gas-benchmarks' },
      ],
    },
    {
      label: 'Flow',
      collapsed: false,
      items: [
        { label: 'Build on Flow', slug: 'guides/flow/overview' },
        { label: 'Flow addresses', slug: 'guides/flow/deployments' },
        { label: 'Configure your environment', slug: 'guides/flow/examples/local-environment' },
        { label: 'Create a stream', slug: 'guides/flow/examples/create-stream' },
        { label: 'Compute the rate', slug: 'guides/flow/examples/rate-per-second' },
        { label: 'Withdraw, fund, pause, refund, void', slug: 'guides/flow/examples/manage-streams' },
        { label: 'Batch several calls', slug: 'guides/flow/examples/batch-calls' },
        { label: 'Gas benchmarks', slug: 'guides/flow/gas-benchmarks' },
      ],
    },
    {
      label: 'Airdrops',
      collapsed: false,
      items: [
        { label: 'Build on Airdrops', slug: 'guides/airdrops/overview' },
        { label: 'Airdrops addresses', slug: 'guides/deployments/airdrops-v3.0' },
        { label: 'Build a Merkle tree', slug: 'guides/airdrops/examples/merkle-tree' },
        { label: 'Create a campaign', slug: 'guides/airdrops/examples/create-campaign' },
        { label: 'Claim, or build a claim page', slug: 'guides/airdrops/examples/claim' },
        { label: 'Claw back unclaimed tokens', slug: 'guides/airdrops/examples/clawback' },
      ],
    },
    {
      label: 'Bob',
      collapsed: false,
      items: [
        { label: 'Build on Bob', slug: 'guides/bob/overview' },
        { label: 'Bob addresses', slug: 'guides/deployments/bob-v1.0' },
        { label: 'Use a vault', slug: 'guides/bob/examples/use-a-vault' },
        { label: 'Swap in an escrow order', slug: 'guides/bob/examples/escrow' },
      ],
    },
    {
      label: 'Across products',
      collapsed: false,
      staysOpen: true,
      items: [
        { label: 'All addresses', slug: 'guides/deployments/overview' },
        { label: 'Read fees from the comptroller', slug: 'guides/comptroller' },
        { label: 'Deploy on another chain', slug: 'guides/custom-deployments' },
        { label: 'Set up Snapshot voting', slug: 'guides/snapshot-voting' },
        { label: 'Integrate with these docs', slug: 'guides/integrate-with-these-docs' },
      ],
    },
    {
      label: 'Older releases',
      collapsed: true,
      items: [
        { label: 'Lockup v3.0 addresses', slug: 'guides/deployments/lockup-v3.0' },
        { label: 'Lockup v2.0 addresses', slug: 'guides/deployments/lockup-v2.0' },
        { label: 'Lockup v1.2 addresses', slug: 'guides/lockup/v1.2/deployments' },
        { label: 'Lockup v1.1 addresses', slug: 'guides/lockup/previous-deployments/v1.1' },
        { label: 'Lockup v1.0 addresses', slug: 'guides/lockup/previous-deployments/v1.0' },
        { label: 'Deploy Lockup v1.2 on another chain', slug: 'guides/lockup/v1.2/custom-deployments' },
        { label: 'Create an Airstream in v1.2', slug: 'guides/lockup/examples/create-airstream' },
        { label: 'Flow v2.0 addresses', slug: 'guides/deployments/flow-v2.0' },
        { label: 'Flow v1.1 addresses', slug: 'guides/deployments/flow-v1.1' },
        { label: 'Flow v1.0 addresses', slug: 'guides/flow/v1.0/deployments' },
        { label: 'Airdrops v2.0 addresses', slug: 'guides/deployments/airdrops-v2.0' },
        { label: 'Airdrops v1.3 addresses', slug: 'guides/deployments/airdrops-v1.3' },
        { label: 'Legacy V1 addresses (2019)', slug: 'guides/lockup/previous-deployments/legacy' },
      ],
    },
  ],
  reference: [
    { label: 'Contract reference', slug: 'reference/overview' },
    { label: 'Changelog', slug: 'reference/changelog' },
    { label: 'Errors', slug: 'reference/errors' },
    { label: 'All addresses', slug: 'guides/deployments/overview', isLink: true },
    {
      label: 'Lockup',
      collapsed: false,
      items: [
        {
          label: 'Core',
          collapsed: true,
          items: [
            { label: 'SablierV2LockupLinear', slug: 'reference/lockup/core/contract.SablierV2LockupLinear' },
            {
              label: 'SablierV2LockupDynamic',
              slug: 'reference/lockup/core/contract.SablierV2LockupDynamic',
            },
            {
              label: 'SablierV2LockupTranched',
              slug: 'reference/lockup/core/contract.SablierV2LockupTranched',
            },
            {
              label: 'SablierV2NFTDescriptor',
              slug: 'reference/lockup/core/contract.SablierV2NFTDescriptor',
            },
            {
              label: 'Abstracts',
              collapsed: true,
              items: [
                { label: 'Adminable', slug: 'reference/lockup/core/abstracts/abstract.Adminable' },
                { label: 'NoDelegateCall', slug: 'reference/lockup/core/abstracts/abstract.NoDelegateCall' },
                {
                  label: 'SablierV2Lockup',
                  slug: 'reference/lockup/core/abstracts/abstract.SablierV2Lockup',
                },
              ],
            },
            {
              label: 'Interfaces',
              collapsed: true,
              items: [
                { label: 'IAdminable', slug: 'reference/lockup/core/interfaces/interface.IAdminable' },
                {
                  label: 'ISablierLockupRecipient',
                  slug: 'reference/lockup/core/interfaces/interface.ISablierLockupRecipient',
                },
                {
                  label: 'ISablierV2Lockup',
                  slug: 'reference/lockup/core/interfaces/interface.ISablierV2Lockup',
                },
                {
                  label: 'ISablierV2LockupDynamic',
                  slug: 'reference/lockup/core/interfaces/interface.ISablierV2LockupDynamic',
                },
                {
                  label: 'ISablierV2LockupLinear',
                  slug: 'reference/lockup/core/interfaces/interface.ISablierV2LockupLinear',
                },
                {
                  label: 'ISablierV2LockupTranched',
                  slug: 'reference/lockup/core/interfaces/interface.ISablierV2LockupTranched',
                },
                {
                  label: 'ISablierV2NFTDescriptor',
                  slug: 'reference/lockup/core/interfaces/interface.ISablierV2NFTDescriptor',
                },
              ],
            },
            {
              label: 'Libraries',
              collapsed: true,
              items: [
                { label: 'Errors', slug: 'reference/lockup/core/libraries/library.Errors' },
                { label: 'Helpers', slug: 'reference/lockup/core/libraries/library.Helpers' },
                { label: 'NFTSVG', slug: 'reference/lockup/core/libraries/library.NFTSVG' },
                { label: 'SVGElements', slug: 'reference/lockup/core/libraries/library.SVGElements' },
              ],
            },
            {
              label: 'Types',
              collapsed: true,
              items: [
                { label: 'Lockup', slug: 'reference/lockup/core/types/library.Lockup' },
                { label: 'LockupDynamic', slug: 'reference/lockup/core/types/library.LockupDynamic' },
                { label: 'LockupLinear', slug: 'reference/lockup/core/types/library.LockupLinear' },
                { label: 'LockupTranched', slug: 'reference/lockup/core/types/library.LockupTranched' },
                { label: 'Broker', slug: 'reference/lockup/core/types/struct.Broker' },
              ],
            },
          ],
        },
        {
          label: 'Periphery',
          collapsed: true,
          items: [
            {
              label: 'SablierV2BatchLockup',
              slug: 'reference/lockup/periphery/contract.SablierV2BatchLockup',
            },
            {
              label: 'SablierV2MerkleLockupFactory',
              slug: 'reference/lockup/periphery/contract.SablierV2MerkleLockupFactory',
            },
            { label: 'SablierV2MerkleLL', slug: 'reference/lockup/periphery/contract.SablierV2MerkleLL' },
            { label: 'SablierV2MerkleLT', slug: 'reference/lockup/periphery/contract.SablierV2MerkleLT' },
            {
              label: 'Abstracts',
              collapsed: true,
              items: [
                {
                  label: 'SablierV2MerkleLockup',
                  slug: 'reference/lockup/periphery/abstracts/abstract.SablierV2MerkleLockup',
                },
              ],
            },
            {
              label: 'Interfaces',
              collapsed: true,
              items: [
                {
                  label: 'ISablierV2BatchLockup',
                  slug: 'reference/lockup/periphery/interfaces/interface.ISablierV2BatchLockup',
                },
                {
                  label: 'ISablierV2MerkleLL',
                  slug: 'reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLL',
                },
                {
                  label: 'ISablierV2MerkleLT',
                  slug: 'reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLT',
                },
                {
                  label: 'ISablierV2MerkleLockup',
                  slug: 'reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLockup',
                },
                {
                  label: 'ISablierV2MerkleLockupFactory',
                  slug: 'reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLockupFactory',
                },
              ],
            },
            {
              label: 'Libraries',
              collapsed: true,
              items: [{ label: 'Errors', slug: 'reference/lockup/periphery/libraries/library.Errors' }],
            },
            {
              label: 'Types',
              collapsed: true,
              items: [
                { label: 'BatchLockup', slug: 'reference/lockup/periphery/types/library.BatchLockup' },
                { label: 'MerkleLT', slug: 'reference/lockup/periphery/types/library.MerkleLT' },
                { label: 'MerkleLockup', slug: 'reference/lockup/periphery/types/library.MerkleLockup' },
              ],
            },
          ],
        },
        { label: 'Access control', slug: 'reference/lockup/v4.0/access-control' },
        { label: 'Compare releases', slug: 'reference/lockup/changes-by-release' },
        { label: 'Migrate from v1.2 to v4.0', slug: 'reference/lockup/changes' },
      ],
    },
    {
      label: 'Flow',
      collapsed: false,
      items: [
        {
          label: 'Contracts',
          collapsed: true,
          items: [
            { label: 'SablierFlow', slug: 'reference/flow/contracts/contract.SablierFlow' },
            { label: 'FlowNFTDescriptor', slug: 'reference/flow/contracts/contract.FlowNFTDescriptor' },
            {
              label: 'Abstracts',
              collapsed: true,
              items: [
                { label: 'Adminable', slug: 'reference/flow/contracts/abstracts/abstract.Adminable' },
                { label: 'Batch', slug: 'reference/flow/contracts/abstracts/abstract.Batch' },
                {
                  label: 'NoDelegateCall',
                  slug: 'reference/flow/contracts/abstracts/abstract.NoDelegateCall',
                },
                {
                  label: 'SablierFlowBase',
                  slug: 'reference/flow/contracts/abstracts/abstract.SablierFlowBase',
                },
              ],
            },
            {
              label: 'Interfaces',
              collapsed: true,
              items: [
                { label: 'IAdminable', slug: 'reference/flow/contracts/interfaces/interface.IAdminable' },
                { label: 'IBatch', slug: 'reference/flow/contracts/interfaces/interface.IBatch' },
                {
                  label: 'IFlowNFTDescriptor',
                  slug: 'reference/flow/contracts/interfaces/interface.IFlowNFTDescriptor',
                },
                { label: 'ISablierFlow', slug: 'reference/flow/contracts/interfaces/interface.ISablierFlow' },
                {
                  label: 'ISablierFlowBase',
                  slug: 'reference/flow/contracts/interfaces/interface.ISablierFlowBase',
                },
              ],
            },
            {
              label: 'Libraries',
              collapsed: true,
              items: [
                { label: 'Errors', slug: 'reference/flow/contracts/libraries/library.Errors' },
                { label: 'Helpers', slug: 'reference/flow/contracts/libraries/library.Helpers' },
              ],
            },
            {
              label: 'Types',
              collapsed: true,
              items: [
                { label: 'Flow', slug: 'reference/flow/contracts/types/library.Flow' },
                { label: 'Broker', slug: 'reference/flow/contracts/types/struct.Broker' },
              ],
            },
          ],
        },
        { label: 'Access control', slug: 'reference/flow/v3.0/access-control' },
        { label: 'Compare releases', slug: 'reference/flow/changes-by-release' },
        { label: 'Migrate from v1.0 to v3.0', slug: 'reference/flow/changes' },
      ],
    },
    {
      label: 'Airdrops',
      collapsed: false,
      items: [
        {
          label: 'Contracts v3.0',
          collapsed: true,
          items: [
            {
              label: 'SablierFactoryMerkleInstant',
              slug: 'reference/airdrops/v3.0/contract.SablierFactoryMerkleInstant',
            },
            {
              label: 'SablierFactoryMerkleLL',
              slug: 'reference/airdrops/v3.0/contract.SablierFactoryMerkleLL',
            },
            {
              label: 'SablierFactoryMerkleLT',
              slug: 'reference/airdrops/v3.0/contract.SablierFactoryMerkleLT',
            },
            {
              label: 'SablierFactoryMerkleVCA',
              slug: 'reference/airdrops/v3.0/contract.SablierFactoryMerkleVCA',
            },
            {
              label: 'SablierFactoryMerkleExecute',
              slug: 'reference/airdrops/v3.0/contract.SablierFactoryMerkleExecute',
            },
            { label: 'SablierMerkleInstant', slug: 'reference/airdrops/v3.0/contract.SablierMerkleInstant' },
            { label: 'SablierMerkleLL', slug: 'reference/airdrops/v3.0/contract.SablierMerkleLL' },
            { label: 'SablierMerkleLT', slug: 'reference/airdrops/v3.0/contract.SablierMerkleLT' },
            { label: 'SablierMerkleVCA', slug: 'reference/airdrops/v3.0/contract.SablierMerkleVCA' },
            { label: 'SablierMerkleExecute', slug: 'reference/airdrops/v3.0/contract.SablierMerkleExecute' },
          ],
        },
        { label: 'Access control', slug: 'reference/airdrops/v3.0/access-control' },
        { label: 'Compare releases', slug: 'reference/airdrops/changes-by-release' },
      ],
    },
    {
      label: 'Bob',
      collapsed: true,
      items: [
        {
          label: 'Contracts v1.0',
          collapsed: true,
          items: [
            { label: 'SablierBob', slug: 'reference/bob/v1.0/contract.SablierBob' },
            { label: 'SablierEscrow', slug: 'reference/bob/v1.0/contract.SablierEscrow' },
            { label: 'SablierLidoAdapter', slug: 'reference/bob/v1.0/contract.SablierLidoAdapter' },
            { label: 'BobVaultShare', slug: 'reference/bob/v1.0/contract.BobVaultShare' },
          ],
        },
      ],
    },
    {
      label: 'Comptroller',
      collapsed: true,
      items: [
        {
          label: 'Contracts v1.1',
          collapsed: true,
          items: [
            { label: 'SablierComptroller', slug: 'reference/comptroller/v1.1/contract.SablierComptroller' },
            { label: 'ERC1967Proxy', slug: 'reference/comptroller/v1.1/contract.ERC1967Proxy' },
          ],
        },
        {
          label: 'Contracts v1.0',
          collapsed: true,
          items: [
            { label: 'SablierComptroller', slug: 'reference/comptroller/v1.0/contract.SablierComptroller' },
            { label: 'ERC1967Proxy', slug: 'reference/comptroller/v1.0/contract.ERC1967Proxy' },
          ],
        },
      ],
    },
    {
      label: 'Older releases',
      collapsed: true,
      items: [
        { label: 'Storage and formulas of Lockup v1.2', slug: 'reference/lockup/diagrams' },
        { label: 'Storage and formulas of Flow v1.0', slug: 'reference/flow/diagrams' },
        {
          label: 'Legacy V1 contracts (2019)',
          collapsed: true,
          items: [
            { label: 'Getting started', slug: 'reference/lockup/legacy/guides/getting-started' },
            { label: 'Codebase', slug: 'reference/lockup/legacy/guides/codebase' },
            { label: 'Streams', slug: 'reference/lockup/legacy/guides/streams' },
            { label: 'Gas costs', slug: 'reference/lockup/legacy/guides/gas-costs' },
            {
              label: 'Non-constant functions',
              slug: 'reference/lockup/legacy/contracts/non-constant-functions',
            },
            { label: 'Constant functions', slug: 'reference/lockup/legacy/contracts/constant-functions' },
          ],
        },
      ],
    },
  ],
  api: [
    { label: 'APIs and indexers', slug: 'api/overview' },
    { label: 'Common queries', slug: 'api/queries' },
    { label: 'The Graph and Envio compared', slug: 'api/caveats' },
    {
      label: 'Lockup',
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'api/lockup/overview' },
        { label: 'Endpoints', slug: 'api/lockup/endpoints' },
        { label: 'Entities', slug: 'api/lockup/the-graph/entities' },
        {
          label: 'The Graph',
          collapsed: true,
          items: [
            { label: 'Structure', slug: 'api/lockup/the-graph/structure' },
            { label: 'Architecture', slug: 'api/lockup/the-graph/architecture' },
            { label: 'Queries', slug: 'api/lockup/the-graph/queries' },
          ],
        },
        {
          label: 'Envio',
          collapsed: true,
          items: [
            { label: 'Differences from The Graph', slug: 'api/lockup/envio/similarities' },
            { label: 'Architecture', slug: 'api/lockup/envio/architecture' },
            { label: 'Queries', slug: 'api/lockup/envio/queries' },
          ],
        },
        { label: 'Older indexers (2024)', slug: 'api/lockup/2024-indexers' },
      ],
    },
    {
      label: 'Flow',
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'api/flow/overview' },
        { label: 'Endpoints', slug: 'api/flow/endpoints' },
        { label: 'Entities', slug: 'api/flow/the-graph/entities' },
        {
          label: 'The Graph',
          collapsed: true,
          items: [
            { label: 'Structure', slug: 'api/flow/the-graph/structure' },
            { label: 'Architecture', slug: 'api/flow/the-graph/architecture' },
            { label: 'Queries', slug: 'api/flow/the-graph/queries' },
          ],
        },
        {
          label: 'Envio',
          collapsed: true,
          items: [
            { label: 'Differences from The Graph', slug: 'api/flow/envio/similarities' },
            { label: 'Architecture', slug: 'api/flow/envio/architecture' },
            { label: 'Queries', slug: 'api/flow/envio/queries' },
          ],
        },
        { label: 'Older indexers (2024)', slug: 'api/flow/2024-indexers' },
      ],
    },
    {
      label: 'Airdrops',
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'api/drops/overview' },
        { label: 'Endpoints', slug: 'api/drops/endpoints' },
        { label: 'Entities', slug: 'api/drops/the-graph/entities' },
        {
          label: 'The Graph',
          collapsed: true,
          items: [{ label: 'Queries', slug: 'api/drops/the-graph/queries' }],
        },
        {
          label: 'Envio',
          collapsed: true,
          items: [
            { label: 'Differences from The Graph', slug: 'api/drops/envio/similarities' },
            { label: 'Queries', slug: 'api/drops/envio/queries' },
          ],
        },
        {
          label: 'Merkle API',
          collapsed: true,
          items: [
            { label: 'Overview', slug: 'api/drops/merkle-api/overview' },
            { label: 'Routes', slug: 'api/drops/merkle-api/functionality' },
            { label: 'From a list to a claim', slug: 'api/drops/merkle-api/examples' },
          ],
        },
        { label: 'Older indexers (2024)', slug: 'api/drops/2024-indexers' },
      ],
    },
    {
      label: 'Tools',
      collapsed: false,
      staysOpen: true,
      items: [
        { label: 'Packages', slug: 'api/packages' },
        { label: 'Use or run an indexer', slug: 'api/development' },
      ],
    },
    { label: 'Legacy V1 data (2019)', slug: 'api/legacy-v1' },
  ],
  apps: appsAndSupport('apps'),
  support: appsAndSupport('support'),
} as const satisfies Sidebars;

/** Apps and Support show one list, in which the pages of the other section are links. */
function appsAndSupport(section: 'apps' | 'support'): SidebarCategory[] {
  const groups: { label: string; items: SidebarPage[] }[] = [
    {
      label: 'Use the app',
      items: [
        { label: 'The Sablier app', slug: 'apps/features/overview' },
        { label: 'Vesting (Lockup)', slug: 'apps/features/vesting' },
        { label: 'Payments (Flow)', slug: 'apps/features/payments' },
        { label: 'Airdrops', slug: 'apps/features/drops' },
        { label: 'Sharing', slug: 'apps/features/generic' },
      ],
    },
    {
      label: 'Find a task',
      items: [
        { label: 'Tasks in the app', slug: 'apps/guides/how-to' },
        { label: 'Tasks without the app', slug: 'support/technical-guides' },
        { label: 'How-to videos', slug: 'support/how-to' },
      ],
    },
    {
      label: 'Get help',
      items: [
        { label: 'FAQ and contact', slug: 'support/faq' },
        { label: 'Errors', slug: 'reference/errors', isLink: true },
        { label: 'Glossary', slug: 'concepts/glossary', isLink: true },
      ],
    },
    {
      label: 'More about the app',
      items: [
        { label: 'CSV files', slug: 'apps/guides/csv-support' },
        { label: 'URL schemes', slug: 'apps/guides/url-schemes' },
        { label: 'Branding', slug: 'apps/branding' },
        { label: 'Legacy V1 app (2019)', slug: 'apps/v1' },
      ],
    },
  ];
  return groups.map(({ label, items }) => ({
    label,
    collapsed: false,
    staysOpen: true,
    items: items.map((page) =>
      page.isLink || page.slug.startsWith(`${section}/`) ? page : { ...page, isLink: 'shared' },
    ),
  }));
}
