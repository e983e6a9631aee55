'use client';
// The breadcrumbs and the links to adjacent pages are client components because the browser loads the
// navigation module anyway. Rendered on the server, they would add their links to every page's payload.
import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { firstPageOf, placeOfPage } from '@/lib/nav/navigation';
import styles from './breadcrumbs.module.css';

/** Breadcrumbs: the page's section and categories. Each one links to its first page. */
export function Breadcrumbs() {
  const place = placeOfPage(navigation, usePathname().slice(1));
  if (!place) return null;
  const steps = [
    { label: place.section.label, slug: place.section.slug },
    ...place.trail.map((category) => ({
      label: category.label,
      slug: firstPageOf(category)?.slug ?? place.section.slug,
    })),
  ];
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        {steps.map(({ label, slug }) => (
          <li key={label}>
            <SmartLink href={`/${slug}`}>{label}</SmartLink>
          </li>
        ))}
        <li aria-current="page">{place.label}</li>
      </ol>
    </nav>
  );
}
