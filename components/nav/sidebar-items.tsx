import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { firstPageOf, sectionOf } from '@/lib/nav/navigation';
import { isCategory, type SidebarCategory, type SidebarItem } from '@/lib/nav/sidebar';
import { ReleaseMenu } from './release-menu';
import { ToggleLink } from './toggle-link';
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
              {item.isLink === true && <small> in {sectionOf(navigation, item.slug)?.label}</small>}
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
  return (
    <li data-group="" data-open={isOpen || undefined}>
      <ToggleLink
        slug={firstPageOf(category)?.slug ?? ''}
        className="category"
        aria-expanded={isOpen}
        onToggle={() => categories.toggle(path, category)}
      >
        {category.label}
      </ToggleLink>
      {isOpen && categories.isVisited(path) && <ReleaseMenu slug={slug} path={path} />}
      {isOpen && <SidebarItems items={category.items} slug={slug} path={path} categories={categories} />}
    </li>
  );
}
