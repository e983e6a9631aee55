'use client';
// A client component because the browser loads the navigation module anyway. Rendered on the server, the list
// would also be in this page's payload.
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { isCategory, pagesOf, type SidebarItem } from '@/lib/nav/sidebar';
import styles from './site-index.module.css';

/** Lists every section with all its pages, for readers who scan or use the browser's find feature. */
export function SiteIndex() {
  return (
    <>
      <p className={styles.intro}>
        Every section and page of this site. To find a word on this page, press Ctrl F, or ⌘ F on a Mac.
      </p>
      <ul className={styles.sections}>
        {navigation.sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#section-${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      {navigation.sections.map(({ id, label, slug, items }) => (
        <section key={id} className={styles.section} aria-labelledby={`section-${id}`}>
          <h2 id={`section-${id}`}>
            <SmartLink href={`/${slug}`}>{label}</SmartLink>
          </h2>
          <Items items={items} />
        </section>
      ))}
    </>
  );
}

/** Links to pages of other sections are left out. */
function Items({ items }: { items: readonly SidebarItem[] }) {
  const own = items.filter((item) => pagesOf([item]).length > 0);
  return (
    <ul>
      {own.map((item) => (
        <li key={isCategory(item) ? item.label : item.slug}>
          {isCategory(item) ? (
            <>
              <span className={styles.category}>{item.label}</span>
              <Items items={item.items} />
            </>
          ) : (
            <SmartLink href={`/${item.slug}`}>{item.label}</SmartLink>
          )}
        </li>
      ))}
    </ul>
  );
}
