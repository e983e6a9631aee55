import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/site/smart-link';
import { withBasePath } from '@/lib/site/addresses';
import { newestOf } from '@/lib/site/releases';
import { site } from '@/lib/site/site';
import styles from './home.module.css';

const startLinks = [
  {
    purpose: 'Receive',
    label: 'Withdraw from a stream',
    href: '/apps/features/vesting#withdraw-in-the-app',
  },
  { purpose: 'Send', label: 'Create a stream yourself', href: '/guides/create-without-the-app' },
  { purpose: 'Look up', label: 'Find a contract address', href: `/${newestOf('lockup').deployments}` },
];

/** What the protocol is, and the most common tasks: first a recipient's, then a sender's. */
export function FirstScreen() {
  return (
    <div className={styles.first}>
      <div>
        <h1>{site.name} streams tokens by the second.</h1>
        <p className={styles.lead}>
          A sender creates a stream in a smart contract on Ethereum or another EVM chain. The recipient can
          withdraw the accrued tokens at any time.{' '}
          <SmartLink href={`/concepts/what-is-${site.slug}`}>What is {site.name}?</SmartLink>
        </p>
      </div>
      <nav aria-label="Get started">
        {startLinks.map(({ purpose, label, href }) => (
          <SmartLink key={href} href={href} className={styles.door}>
            <span>{purpose}</span> <strong>{label}</strong>
            <Icon name="chevron" />
          </SmartLink>
        ))}
      </nav>
      <a href={withBasePath('/search')} className={styles.search} data-early="search">
        <Icon name="search" />
        <span>Search the docs</span>
        <kbd>Ctrl K</kbd>
      </a>
    </div>
  );
}
