import type { Sidebars } from '@/lib/nav/sidebar';
import { site } from '@/lib/site';

// The six sidebars: every documentation page stands here once. A page is a slug (its address without the
// first slash); a category has items and says whether it starts collapsed. An entry whose page is not written
// yet is reported by the build and not shown.
export const sidebars = {
  concepts: [
    { label: `What Is ${site.name}?`, slug: `concepts/what-is-${site.slug}` },
    { label: 'Streaming', slug: 'concepts/streaming' },
    { label: 'Use Cases', slug: 'concepts/use-cases' },
    {
      label: 'Lockup',
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'concepts/lockup/overview' },
        { label: 'Stream Shapes', slug: 'concepts/lockup/stream-shapes' },
        { label: 'Segments', slug: 'concepts/lockup/segments' },
        { label: 'Tranches', slug: 'concepts/lockup/tranches' },
        { label: 'Airstreams', slug: 'concepts/lockup/airstreams' },
        { label: 'Statuses', slug: 'concepts/lockup/statuses' },
        { label: 'Hooks', slug: 'concepts/lockup/hooks' },
        { label: 'Cancelability', slug: 'concepts/lockup/cancelability' },
      ],
    },
    {
      label: 'Flow',
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'concepts/flow/overview' },
        { label: 'Statuses', slug: 'concepts/flow/statuses' },
      ],
    },
    { label: 'NFTs', slug: 'concepts/nft' },
    { label: 'Transferability', slug: 'concepts/transferability' },
    { label: 'Governance', slug: 'concepts/governance' },
    { label: 'Fees', slug: 'concepts/fees' },
    { label: 'Security', slug: 'concepts/security' },
    { label: 'Glossary', slug: 'concepts/glossary' },
  ],
  guides: [
    {
      label: `${site.name} Lockup`,
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'guides/lockup/overview' },
        { label: 'Deployment Addresses', slug: 'guides/lockup/deployments' },
        {
          label: 'Examples',
          collapsed: false,
          items: [
            { label: 'Configure Your Local Environment', slug: 'guides/lockup/examples/local-environment' },
            {
              label: 'Create a Stream',
              collapsed: true,
              items: [
                { label: 'Lockup Linear', slug: 'guides/lockup/examples/create-stream/lockup-linear' },
                { label: 'Lockup Dynamic', slug: 'guides/lockup/examples/create-stream/lockup-dynamic' },
                { label: 'Lockup Tranched', slug: 'guides/lockup/examples/create-stream/lockup-tranched' },
              ],
            },
            {
              label: 'Batch Create Streams',
              collapsed: true,
              items: [
                {
                  label: 'Batch Lockup Linear',
                  slug: 'guides/lockup/examples/batch-create-streams/batch-lockup-linear',
                },
                {
                  label: 'Batch Lockup Dynamic',
                  slug: 'guides/lockup/examples/batch-create-streams/batch-lockup-dynamic',
                },
                {
                  label: 'Batch Lockup Tranched',
                  slug: 'guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
                },
              ],
            },
            { label: 'Create Airstream', slug: 'guides/lockup/examples/create-airstream' },
            {
              label: 'Stream Management',
              collapsed: true,
              items: [
                { label: 'Set Up Your Contract', slug: 'guides/lockup/examples/stream-management/setup' },
                { label: 'Withdraw from Streams', slug: 'guides/lockup/examples/stream-management/withdraw' },
                { label: 'Cancel Streams', slug: 'guides/lockup/examples/stream-management/cancel' },
                { label: 'Renounce Streams', slug: 'guides/lockup/examples/stream-management/renounce' },
                { label: 'Transfer Ownership', slug: 'guides/lockup/examples/stream-management/transfer' },
              ],
            },
            { label: 'Implement Hooks', slug: 'guides/lockup/examples/hooks' },
            {
              label: 'Staking',
              collapsed: true,
              items: [
                { label: 'Introduction', slug: 'guides/lockup/examples/staking/setup' },
                { label: 'Full code', slug: 'guides/lockup/examples/staking/full-code' },
                { label: 'Hooks', slug: 'guides/lockup/examples/staking/hooks' },
                { label: 'Stake', slug: 'guides/lockup/examples/staking/stake' },
                { label: 'Update rewards', slug: 'guides/lockup/examples/staking/rewards' },
                { label: 'Claim Rewards', slug: 'guides/lockup/examples/staking/claim' },
                { label: 'Unstake', slug: 'guides/lockup/examples/staking/unstake' },
              ],
            },
          ],
        },
        { label: 'Gas Benchmarks', slug: 'guides/lockup/gas-benchmarks' },
        { label: 'Etherscan Operations', slug: 'guides/lockup/etherscan' },
        {
          label: 'Previous Deployments',
          collapsed: true,
          items: [
            { label: 'v1.1', slug: 'guides/lockup/previous-deployments/v1.1' },
            { label: 'v1.0', slug: 'guides/lockup/previous-deployments/v1.0' },
            { label: 'Legacy V1', slug: 'guides/lockup/previous-deployments/legacy' },
          ],
        },
      ],
    },
    {
      label: `${site.name} Flow`,
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'guides/flow/overview' },
        { label: 'Deployment Addresses', slug: 'guides/flow/deployments' },
        {
          label: 'Examples',
          collapsed: false,
          items: [
            { label: 'Configure Your Local Environment', slug: 'guides/flow/examples/local-environment' },
          ],
        },
        { label: 'Gas Benchmarks', slug: 'guides/flow/gas-benchmarks' },
      ],
    },
    { label: 'Custom Deployments', slug: 'guides/custom-deployments' },
    { label: 'Snapshot Voting', slug: 'guides/snapshot-voting' },
  ],
  reference: [
    { label: 'Overview', slug: 'reference/overview' },
    {
      label: 'Lockup',
      collapsed: false,
      items: [
        { label: 'Diagrams', slug: 'reference/lockup/diagrams' },
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
        { label: 'Access Control', slug: 'reference/lockup/access-control' },
        {
          label: 'Legacy V1',
          collapsed: true,
          items: [
            {
              label: 'Contracts',
              collapsed: true,
              items: [
                {
                  label: 'Non-Constant Functions',
                  slug: 'reference/lockup/legacy/contracts/non-constant-functions',
                },
                { label: 'Constant Functions', slug: 'reference/lockup/legacy/contracts/constant-functions' },
              ],
            },
            {
              label: 'Guides',
              collapsed: true,
              items: [
                { label: 'Getting Started', slug: 'reference/lockup/legacy/guides/getting-started' },
                { label: 'Codebase', slug: 'reference/lockup/legacy/guides/codebase' },
                { label: 'Streams', slug: 'reference/lockup/legacy/guides/streams' },
                { label: 'Gas Costs', slug: 'reference/lockup/legacy/guides/gas-costs' },
              ],
            },
          ],
        },
      ],
    },
    {
      label: 'Flow',
      collapsed: false,
      items: [
        { label: 'Diagrams', slug: 'reference/flow/diagrams' },
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
        { label: 'Access Control', slug: 'reference/flow/access-control' },
      ],
    },
    { label: 'Errors', slug: 'reference/errors' },
  ],
  api: [
    { label: 'Overview', slug: 'api/overview' },
    {
      label: `${site.name} Lockup`,
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'api/lockup/overview' },
        { label: 'Endpoints', slug: 'api/lockup/endpoints' },
        {
          label: 'The Graph',
          collapsed: true,
          items: [
            { label: 'Entities', slug: 'api/lockup/the-graph/entities' },
            { label: 'Structure', slug: 'api/lockup/the-graph/structure' },
            { label: 'Architecture', slug: 'api/lockup/the-graph/architecture' },
            { label: 'Queries', slug: 'api/lockup/the-graph/queries' },
          ],
        },
        {
          label: 'Envio',
          collapsed: true,
          items: [
            { label: 'Similarities', slug: 'api/lockup/envio/similarities' },
            { label: 'Architecture', slug: 'api/lockup/envio/architecture' },
            { label: 'Queries', slug: 'api/lockup/envio/queries' },
          ],
        },
      ],
    },
    {
      label: `${site.name} Flow`,
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'api/flow/overview' },
        { label: 'Endpoints', slug: 'api/flow/endpoints' },
        {
          label: 'The Graph',
          collapsed: true,
          items: [
            { label: 'Entities', slug: 'api/flow/the-graph/entities' },
            { label: 'Structure', slug: 'api/flow/the-graph/structure' },
            { label: 'Architecture', slug: 'api/flow/the-graph/architecture' },
            { label: 'Queries', slug: 'api/flow/the-graph/queries' },
          ],
        },
        {
          label: 'Envio',
          collapsed: true,
          items: [
            { label: 'Similarities', slug: 'api/flow/envio/similarities' },
            { label: 'Architecture', slug: 'api/flow/envio/architecture' },
            { label: 'Queries', slug: 'api/flow/envio/queries' },
          ],
        },
      ],
    },
    {
      label: `${site.name} Drops`,
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'api/drops/overview' },
        { label: 'Endpoints', slug: 'api/drops/endpoints' },
        {
          label: 'The Graph',
          collapsed: true,
          items: [
            { label: 'Entities', slug: 'api/drops/the-graph/entities' },
            { label: 'Queries', slug: 'api/drops/the-graph/queries' },
          ],
        },
        {
          label: 'Envio',
          collapsed: true,
          items: [
            { label: 'Similarities', slug: 'api/drops/envio/similarities' },
            { label: 'Queries', slug: 'api/drops/envio/queries' },
          ],
        },
        {
          label: 'Merkle API',
          collapsed: true,
          items: [
            { label: 'Overview', slug: 'api/drops/merkle-api/overview' },
            { label: 'Functionality', slug: 'api/drops/merkle-api/functionality' },
            { label: 'Examples', slug: 'api/drops/merkle-api/examples' },
          ],
        },
      ],
    },
    { label: 'Development', slug: 'api/development' },
    { label: 'Caveats', slug: 'api/caveats' },
    { label: 'Legacy V1', slug: 'api/legacy-v1' },
  ],
  apps: [
    {
      label: 'Features',
      collapsed: false,
      items: [
        { label: 'Overview', slug: 'apps/features/overview' },
        { label: 'Vesting', slug: 'apps/features/vesting' },
        { label: 'Payments', slug: 'apps/features/payments' },
        { label: 'Drops', slug: 'apps/features/drops' },
        { label: 'Generic', slug: 'apps/features/generic' },
      ],
    },
    {
      label: 'User Guides',
      collapsed: false,
      items: [
        { label: 'CSV Support', slug: 'apps/guides/csv-support' },
        { label: 'URL Schemes', slug: 'apps/guides/url-schemes' },
        { label: 'How-to Videos', slug: 'apps/guides/how-to' },
      ],
    },
    { label: 'Branding', slug: 'apps/branding' },
    { label: 'Legacy V1', slug: 'apps/v1' },
  ],
  support: [
    { label: 'FAQ', slug: 'support/faq' },
    { label: 'How-to Videos', slug: 'support/how-to' },
    { label: 'Technical Guides', slug: 'support/technical-guides' },
  ],
} as const satisfies Sidebars;
