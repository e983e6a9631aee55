import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/site/smart-link';
import { site } from '@/lib/site';
import styles from './home.module.css';

const doors = [
  { purpose: 'Understand it', label: `What is ${site.name}?`, href: `/concepts/what-is-${site.slug}` },
  { purpose: 'Build with it', label: 'Start with Lockup', href: '/guides/lockup/overview' },
];

/** One sentence about the protocol, and the ways in that most readers come for. */
export function FirstScreen() {
  return (
    <div className={styles.first}>
      <div>
        <h1>{site.name} is a protocol that pays out tokens second by second.</h1>
        <p className={styles.lead}>
          A sender opens a stream in a contract on Ethereum or another EVM chain. The recipient withdraws what
          has accrued, at any time.
        </p>
      </div>
      <nav aria-label="Start here">
        {doors.map(({ purpose, label, href }) => (
          <SmartLink key={href} href={href} className={styles.door}>
            <span>{purpose}</span> <strong>{label}</strong>
            <Icon name="chevron" />
          </SmartLink>
        ))}
        <SmartLink href="/search" className={styles.search}>
          <Icon name="search" />
          <span>Search the docs</span>
          <kbd>Ctrl K</kbd>
        </SmartLink>
      </nav>
    </div>
  );
}
