type Link = { label: string; href: `/${string}` | `https://${string}` };

type Home = {
  lead: string;
  /** The most common tasks, each with a word for it. */
  doors: readonly (Link & { purpose: string })[];
  /** Each has a plot in `components/home/`. */
  products: readonly {
    id: 'lockup' | 'flow' | 'drops';
    name: string;
    sentence: string;
    links: readonly Link[];
  }[];
  /** A product without streams. */
  aside: { name: string; sentence: string; link: Link };
  /** Tasks for each kind of reader. */
  paths: readonly { title: string; reader: string; tasks: readonly Link[] }[];
};

/** The texts and links of the home page. */
export const home = {
  lead: 'A sender creates a stream in a smart contract on Ethereum or another EVM chain. The recipient can withdraw the accrued tokens at any time.',
  doors: [
    {
      purpose: 'Receive',
      label: 'Withdraw from a stream',
      href: '/apps/features/vesting#withdraw-in-the-app',
    },
    { purpose: 'Send', label: 'Create a stream yourself', href: '/guides/create-without-the-app' },
    { purpose: 'Look up', label: 'Find a contract address', href: '/guides/lockup/deployments' },
  ],
  products: [
    {
      id: 'lockup',
      name: 'Lockup',
      sentence:
        'A fixed deposit that unlocks on a schedule you choose (linear, a cliff, a curve, or steps) or at a target price.',
      links: [
        { label: 'How Lockup works', href: '/concepts/lockup/overview' },
        { label: 'Compare the shapes', href: '/concepts/lockup/stream-shapes' },
      ],
    },
    {
      id: 'flow',
      name: 'Flow',
      sentence:
        'An open-ended stream: debt accrues at a rate per second, and you top up the balance that covers it.',
      links: [
        { label: 'How Flow works', href: '/concepts/flow/overview' },
        { label: 'Balance and debt', href: '/concepts/flow/overview#balance-and-debt' },
      ],
    },
    {
      id: 'drops',
      name: 'Airdrops',
      sentence:
        'One campaign for a long list of recipients, where each claim pays out at once or starts a stream.',
      links: [
        { label: 'How Airdrops works', href: '/concepts/lockup/airstreams' },
        { label: 'Airdrop or batch?', href: '/support/faq#airdrops-and-batches' },
      ],
    },
  ],
  aside: {
    name: 'Bob',
    sentence: 'Vaults that lock tokens until their price reaches a target or the vault expires.',
    link: { label: 'How Bob works', href: '/concepts/bob/overview' },
  },
  paths: [
    {
      title: 'Receive and send',
      reader: 'You have tokens in a stream, or want to send some.',
      tasks: [
        { label: 'Claim from an airdrop', href: '/apps/features/drops' },
        { label: 'Withdraw without the app', href: '/support/faq#what-if-the-app-is-gone' },
        { label: 'See what a withdrawal costs', href: '/concepts/fees' },
        { label: 'Find out who can cancel a stream', href: '/concepts/lockup/cancelability' },
        { label: 'Create a stream with a cliff', href: '/guides/create-without-the-app#with-a-cliff' },
        { label: 'Choose between the protocols', href: '/concepts/use-cases' },
      ],
    },
    {
      title: 'Build',
      reader: 'Your contracts create or manage streams.',
      tasks: [
        { label: 'Create a stream in Solidity', href: '/guides/lockup/examples/create-stream/lockup-linear' },
        { label: 'Find a contract, function, or error', href: '/reference/overview' },
        { label: 'Find the addresses of any release', href: '/guides/deployments/overview' },
        { label: 'Define a curve with segments', href: '/concepts/lockup/segments' },
        { label: 'React to cancels and withdrawals', href: '/concepts/lockup/hooks' },
        { label: 'Check which tokens are supported', href: '/concepts/security#what-the-contracts-assume' },
      ],
    },
    {
      title: 'Integrate',
      reader: 'Your frontend or data pipeline reads streams.',
      tasks: [
        { label: 'Choose a subgraph or an indexer', href: '/api/overview' },
        { label: 'List all streams of a wallet', href: '/api/queries#wallet-script' },
        { label: 'Calculate Lockup amounts', href: '/concepts/lockup/overview#the-amounts' },
        { label: 'Calculate Flow debt', href: '/concepts/flow/overview#balance-and-debt' },
        { label: 'Show the status of a stream', href: '/concepts/lockup/statuses' },
        { label: 'Build your own claim page', href: '/concepts/lockup/airstreams#your-own-claim-page' },
      ],
    },
  ],
} as const satisfies Home;
