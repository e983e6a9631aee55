import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/site/smart-link';
import styles from './home.module.css';

const paths = [
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
];

/** Common tasks for each of the three kinds of readers. */
export function ReaderPaths() {
  return (
    <section aria-labelledby="paths">
      <h2 id="paths">Start with your task</h2>
      {paths.map(({ title, reader, tasks }) => (
        <div key={title} className={styles.path}>
          <h3>{title}</h3>
          <p>{reader}</p>
          <ul>
            {tasks.map(({ label, href }) => (
              <li key={label}>
                <SmartLink href={href}>
                  {label}
                  <Icon name="chevron" />
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
