'use client';
// The breadcrumbs and the links to adjacent pages are client components because the browser loads the
// navigation module anyway. Rendered on the server, they would add their links to every page's payload.
import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { placeOfPage } from '@/lib/nav/navigation';
import styles from './breadcrumbs.module.css';

/** Breadcrumbs: a link to the page's section, and its categories, which have no pages of their own. */
export function Breadcrumbs() {
  const slug = usePathname().slice(1);
  const place = placeOfPage(navigation, slug);
  if (!place) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        <li>
          <SmartLink href={`/${place.section.slug}`}>{place.section.label}</SmartLink>
        </li>
        {place.trail.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
        <li aria-current="page">{place.label}</li>
      </ol>
    </nav>
  );
}
