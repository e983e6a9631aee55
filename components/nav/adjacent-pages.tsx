'use client';
import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { type PagePlace, placeOfPage } from '@/lib/nav/navigation';
import styles from './adjacent-pages.module.css';

/**
 * Links to the previous and next page in the section's reading order. A page in another category, or in none, names that
 * category or the section, because many are called "Overview".
 */
export function AdjacentPages() {
  const place = placeOfPage(navigation, usePathname().slice(1));
  const { previous, next } = place ?? {};
  if (!previous && !next) return null;
  const groupOf = (page: PagePlace | undefined) => page?.trail.at(-1)?.label ?? page?.section.label;
  const labelOf = (direction: string, slug: string) => {
    const group = groupOf(placeOfPage(navigation, slug));
    return group === groupOf(place) ? direction : `${direction} in ${group}`;
  };
  return (
    <nav className={styles.neighbors} aria-label="Previous and next page">
      {previous && (
        <SmartLink href={`/${previous.slug}`} rel="prev">
          <span>{labelOf('Previous', previous.slug)}</span> {previous.label}
        </SmartLink>
      )}
      {next && (
        <SmartLink href={`/${next.slug}`} rel="next" className={styles.next}>
          <span>{labelOf('Next', next.slug)}</span> {next.label}
        </SmartLink>
      )}
    </nav>
  );
}
