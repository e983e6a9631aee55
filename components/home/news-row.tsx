import { SmartLink } from '@/components/site/smart-link';
import { site } from '@/lib/site';
import styles from './home.module.css';

/** The newest release, the audits and support: what readers look for once, in one quiet row. */
export function NewsRow() {
  return (
    <section aria-label="Release, audits and support" className={styles.news}>
      <div>
        <h2>Newest release</h2>
        <p>
          <SmartLink href="/concepts/flow/overview">Flow v1.0</SmartLink>, December 2024.{' '}
          <SmartLink href={`/concepts/what-is-${site.slug}#releases`}>All releases</SmartLink>
        </p>
      </div>
      <div>
        <h2>Audits</h2>
        <p>
          <SmartLink href={`${site.organization}/audits`}>Every report is public</SmartLink>, the first from
          2019. <SmartLink href="/concepts/security">Security</SmartLink>
        </p>
      </div>
      <div>
        <h2>Support</h2>
        <p>
          <SmartLink href="/support/faq">Common questions</SmartLink>, or ask on{' '}
          <SmartLink href="https://discord.sablier.com">Discord</SmartLink>.
        </p>
      </div>
    </section>
  );
}
