import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { navigation } from '@/.generated/navigation';
import { Icon } from '@/components/icon';
import { type Section, sectionOf, trailTo } from '@/lib/nav/navigation';
import type { PreferredReleases } from '@/lib/nav/preferred-releases';
import { releaseOfPage, withRelease } from '@/lib/nav/releases';
import type { SidebarItem } from '@/lib/nav/sidebar';
import { site } from '@/lib/site/site';
import styles from './sidebar.module.css';
import { SidebarItems } from './sidebar-items';
import { ToggleLink } from './toggle-link';
import { useCurrentInView } from './use-current-in-view';
import { useDrawer } from './use-drawer';
import { useOpenCategories } from './use-open-categories';
import { usePreferredReleases } from './use-preferred-releases';

/**
 * The pages of the current section. On a wide screen, the sidebar is beside the page. On a narrow screen, the
 * same element is a popover, the drawer, which the browser can open and close before any script runs. Until it closes,
 * it can show the pages of another section.
 */
export function Sidebar() {
  const slug = usePathname().slice(1);
  const { chosen } = usePreferredReleases();
  const [browsed, setBrowsed] = useState<string>();
  const section = sectionForReader(browsed ?? slug, chosen);
  const drawer = useDrawer(slug);
  useCurrentInView(drawer, slug);
  return (
    <nav
      id="sidebar"
      popover="auto"
      ref={drawer}
      className={styles.sidebar}
      aria-label={section ? `${section.label} pages` : 'All sections'}
      data-section={section?.id}
      onToggle={({ newState }) => newState === 'closed' && setBrowsed(undefined)}
    >
      <DrawerHead
        section={section}
        own={sectionOf(navigation, slug)}
        onBrowse={(front) => {
          setBrowsed(
            sectionOf(navigation, slug)?.id === sectionOf(navigation, front)?.id ? undefined : front,
          );
          drawer.current?.scrollTo(0, 0);
        }}
      />
      {section && <SectionPages key={section.id} section={section} slug={slug} />}
    </nav>
  );
}

/**
 * Returns the section of a page. For each product, it shows the release of the page, or else the one that the reader
 * chose.
 */
function sectionForReader(slug: string, chosen: PreferredReleases): Section | undefined {
  const section = sectionOf(navigation, slug);
  if (!section) return undefined;
  const { releases } = navigation;
  const onPage = releaseOfPage(releases, slug)?.product;
  const preferred = releases.filter(
    ({ product, version }) => chosen[product] === version && product !== onPage,
  );
  const items = preferred.reduce<SidebarItem[]>(
    (shown, release) => withRelease(shown, release, releases),
    section.items,
  );
  return { ...section, items };
}

function SectionPages({ section, slug }: { section: Section; slug: string }) {
  const trail = trailTo(section.items, slug) ?? [];
  const categories = useOpenCategories(section.id, trail);
  return <SidebarItems items={section.items} slug={slug} path={section.id} categories={categories} />;
}

type DrawerHeadProps = {
  section: Section | undefined;
  /** The section of the page. */
  own: Section | undefined;
  onBrowse: (front: string) => void;
};

/** The top of the drawer: the name of the site, the close button, and all sections, which show their pages below. */
function DrawerHead({ section, own, onBrowse }: DrawerHeadProps) {
  return (
    <div className={styles.head}>
      <strong>{site.title}</strong>
      <button
        type="button"
        className="icon-button"
        popoverTarget="sidebar"
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="close" />
      </button>
      <ul aria-label="Sections">
        {navigation.sections.map(({ id, label, slug }) => (
          <li key={id}>
            <ToggleLink
              slug={slug}
              {...(id === own?.id && { 'aria-current': 'true' })}
              aria-expanded={id === section?.id}
              onToggle={() => onBrowse(slug)}
            >
              {label}
            </ToggleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
