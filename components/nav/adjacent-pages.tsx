'use client';
import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { type PagePlace, placeOfPage } from '@/lib/nav/navigation';
import styles from './adjacent-pages.module.css';

/**
 * Links to the previous and next page in the section's reading order. A page in another category, or in none, names the
 * outermost category that differs, or the section, because many pages are called "Overview" or by their version.
 */
export function AdjacentPages() {
  const place = placeOfPage(navigation, usePathname().slice(1));
  const { previous, next } = place ?? {};
  if (!previous && !next) return null;
  const groupsOf = (page: PagePlace | undefined) =>
    page ? [page.section.label, ...page.trail.map(({ label }) => label)] : [];
  const own = groupsOf(place);
  const labelOf = (direction: string, slug: string) => {
    const groups = groupsOf(placeOfPage(navigation, slug));
    const group =
      groups.find((label, level) => label !== own[level]) ??
      (groups.length === own.length ? undefined : groups.at(-1));
    return group ? `${direction} in ${group}` : direction;
  };
  return (
    <nav className={styles.neighbors} aria-label="Previous and next page">
      {previous && (
        <SmartLink href={`/${previous.slug}`} rel="prev">
          <span>{labelOf('Previous', previous.slug)}</span>
          {` ${previous.label}`}
        </SmartLink>
      )}
      {next && (
        <SmartLink href={`/${next.slug}`} rel="next" className={styles.next}>
          <span>{labelOf('Next', next.slug)}</span>
          {` ${next.label}`}
        </SmartLink>
      )}
    </nav>
  );
}
