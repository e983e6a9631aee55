import { SmartLink } from '@/components/site/smart-link';
import { site } from '@/lib/site/site';
import styles from './home.module.css';

/** The latest release, audits, and support links, in one unobtrusive row. */
export function NewsRow() {
  return (
    <section aria-label="Release, audits, and support" className={styles.news}>
      <div>
        <h2>Latest release</h2>
        <p>
          <SmartLink href="/concepts/flow/overview">Flow v1.0</SmartLink>, December 2024.{' '}
          <SmartLink href={`/concepts/what-is-${site.slug}#releases`}>All releases</SmartLink>
        </p>
      </div>
      <div>
        <h2>Audits</h2>
        <p>
          <SmartLink href={`${site.organization}/audits`}>All reports are public</SmartLink>, going back to
          2019. <SmartLink href="/concepts/security">Security</SmartLink>
        </p>
      </div>
      <div>
        <h2>Support</h2>
        <p>
          <SmartLink href="/support/faq">Read the FAQ</SmartLink>, or ask on{' '}
          <SmartLink href="https://discord.sablier.com">Discord</SmartLink>.
        </p>
      </div>
    </section>
  );
}
