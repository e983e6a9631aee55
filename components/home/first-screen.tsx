import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/site/smart-link';
import { withBasePath } from '@/lib/site/asset-url';
import { site } from '@/lib/site/site';
import styles from './home.module.css';

const startLinks = [
  { purpose: 'Learn', label: `What is ${site.name}?`, href: `/concepts/what-is-${site.slug}` },
  { purpose: 'Build', label: 'Get started with Lockup', href: '/guides/lockup/overview' },
];

/** One sentence about the protocol, and links to the most popular starting points. */
export function FirstScreen() {
  return (
    <div className={styles.first}>
      <div>
        <h1>{site.name} is a protocol that streams tokens by the second.</h1>
        <p className={styles.lead}>
          A sender creates a stream in a smart contract on Ethereum or another EVM chain. The recipient can
          withdraw the accrued tokens at any time.
        </p>
      </div>
      <nav aria-label="Get started">
        {startLinks.map(({ purpose, label, href }) => (
          <SmartLink key={href} href={href} className={styles.door}>
            <span>{purpose}</span> <strong>{label}</strong>
            <Icon name="chevron" />
          </SmartLink>
        ))}
        <a href={withBasePath('/search')} className={styles.search} data-early="search">
          <Icon name="search" />
          <span>Search the docs</span>
          <kbd>Ctrl K</kbd>
        </a>
      </nav>
    </div>
  );
}
