import { SmartLink } from '@/components/site/smart-link';
import { firstPageOf } from '@/lib/nav/navigation';
import { isCategory, type SidebarCategory, type SidebarItem } from '@/lib/nav/sidebar';
import type { OpenCategories } from './use-open-categories';

type Props = {
  items: readonly SidebarItem[];
  slug: string;
  /** The labels from the section down to these items, which make up the key of a category's stored state. */
  path: string;
  categories: OpenCategories;
};

/** One level of pages and categories. */
export function SidebarItems({ items, slug, path, categories }: Props) {
  return (
    <ul>
      {items.map((item) =>
        isCategory(item) ? (
          <Category
            key={item.label}
            category={item}
            slug={slug}
            path={`${path}/${item.label}`}
            categories={categories}
          />
        ) : (
          <li key={item.slug}>
            <SmartLink href={`/${item.slug}`} {...(item.slug === slug && { 'aria-current': 'page' })}>
              {item.label}
            </SmartLink>
          </li>
        ),
      )}
    </ul>
  );
}

type CategoryProps = Omit<Props, 'items'> & { category: SidebarCategory };

function Category({ category, slug, path, categories }: CategoryProps) {
  const isOpen = categories.isOpen(path, category);
  const toggle = () => categories.toggle(path, category);
  return (
    <li data-group="" data-open={isOpen || undefined}>
      <a
        href={categories.hrefOf(firstPageOf(category))}
        className="category"
        data-early=""
        // Without scripts, this is a link to the category's first page. Until hydration, the page loader
        // queues clicks.
        {...(categories.isLive && {
          role: 'button',
          'aria-expanded': isOpen,
          onClick: (event) => {
            event.preventDefault();
            toggle();
          },
          onKeyDown: (event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            toggle();
          },
        })}
      >
        {category.label}
      </a>
      {isOpen && <SidebarItems items={category.items} slug={slug} path={path} categories={categories} />}
    </li>
  );
}
