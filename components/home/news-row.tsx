import { SmartLink } from '@/components/site/smart-link';
import { site } from '@/lib/site/site';
import styles from './home.module.css';

/** The latest releases, audits, and support links, in one unobtrusive row. */
export function NewsRow() {
  return (
    <section aria-label="Releases, audits, and support" className={styles.news}>
      <div>
        <h2>Latest releases</h2>
        <p>
          <SmartLink href="/reference/lockup/changes">Lockup v4.0</SmartLink>,{' '}
          <SmartLink href="/reference/flow/changes">Flow v3.0</SmartLink>, and{' '}
          <SmartLink href="/guides/deployments/airdrops-v3.0">Airdrops v3.0</SmartLink>, March 2026.{' '}
          <SmartLink href="/guides/deployments/overview">All releases</SmartLink>
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
