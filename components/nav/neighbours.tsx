'use client';
import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { placeOfPage } from '@/lib/nav/navigation';
import styles from './neighbours.module.css';

/** Links to the previous and next page in the section's reading order. */
export function Neighbours() {
  const { previous, next } = placeOfPage(navigation, usePathname().slice(1)) ?? {};
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Previous and next page">
      {previous && (
        <SmartLink href={`/${previous.slug}`} rel="prev">
          <span>Previous</span> {previous.label}
        </SmartLink>
      )}
      {next && (
        <SmartLink href={`/${next.slug}`} rel="next" className={styles.next}>
          <span>Next</span> {next.label}
        </SmartLink>
      )}
    </nav>
  );
}
