import { Fragment } from 'react';
import { SmartLink } from '@/components/site/smart-link';
import { toAnchor } from '@/lib/markup/anchors';
import { longMonth } from '@/lib/markup/long-date';
import { releaseTitle } from '@/lib/site/release';
import { newestReleases } from '@/lib/site/releases';
import { site } from '@/lib/site/site';
import styles from './home.module.css';

/** The newest releases, audits, and support links, in one unobtrusive row. */
export function NewsRow() {
  const releases = newestReleases();
  const months = new Set(releases.map(({ date }) => longMonth(date)));
  return (
    <section aria-label="Releases, audits, and support" className={styles.news}>
      <div>
        <h2>Newest releases</h2>
        <p>
          {[...months].map((month) => (
            <Fragment key={month}>
              {month}:
              {releases
                .filter(({ date }) => longMonth(date) === month)
                .map(releaseTitle)
                .map((title, index) => (
                  <Fragment key={title}>
                    {index > 0 && ','}{' '}
                    <SmartLink href={`/reference/changelog#${toAnchor(title)}`}>
                      {title.replace(' ', '\u00a0')}
                    </SmartLink>
                  </Fragment>
                ))}
              .{' '}
            </Fragment>
          ))}
          <SmartLink href="/guides/deployments/overview">All releases and their addresses</SmartLink>
        </p>
      </div>
      <div>
        <h2>Audits</h2>
        <p>
          <SmartLink href={`${site.organization}/audits`}>All reports are public</SmartLink>, going back to
          2019. For known limits, and how to report a bug, see{' '}
          <SmartLink href="/concepts/security">Security</SmartLink>.
        </p>
      </div>
      <div>
        <h2>Support</h2>
        <p>
          <SmartLink href="/support/faq">Read the FAQ</SmartLink>, write to{' '}
          <SmartLink href={`mailto:${site.email}`}>{site.email}</SmartLink>, or open an issue on{' '}
          <SmartLink href={site.organization}>GitHub</SmartLink>.
        </p>
      </div>
    </section>
  );
}
