'use client';
import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { placeOfPage } from '@/lib/nav/navigation';
import styles from './adjacent-pages.module.css';

/**
 * Links to the previous and next page in the section's reading order. A page in another category names that category,
 * because many are called "Overview".
 */
export function AdjacentPages() {
  const place = placeOfPage(navigation, usePathname().slice(1));
  const { previous, next } = place ?? {};
  if (!previous && !next) return null;
  const categoryOf = (slug: string) => placeOfPage(navigation, slug)?.trail.at(-1)?.label;
  const here = place?.trail.at(-1)?.label;
  const labelOf = (direction: string, slug: string) => {
    const category = categoryOf(slug);
    return category && category !== here ? `${direction} in ${category}` : direction;
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
