import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/site/smart-link';
import { home } from '@/content/home';
import { withBasePath } from '@/lib/site/addresses';
import { site } from '@/lib/site/site';
import styles from './home.module.css';

/** What the protocol is, and the most common tasks: first a recipient's, then a sender's. */
export function FirstScreen() {
  return (
    <div className={styles.first}>
      <div>
        <h1>{site.name} streams tokens by the second.</h1>
        <p className={styles.lead}>
          {home.lead} <SmartLink href={`/concepts/what-is-${site.slug}`}>What is {site.name}?</SmartLink>
        </p>
      </div>
      <nav aria-label="Get started">
        {home.doors.map(({ purpose, label, href }) => (
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
