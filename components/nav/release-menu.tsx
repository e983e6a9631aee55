import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { continueIn, isOffered, releaseOf, releaseOfPage } from '@/lib/nav/releases';
import { type Product, products, releaseTitle } from '@/lib/site/release';
import styles from './release-menu.module.css';
import type { Preferred } from './use-preferred-releases';

const offered = navigation.releases.filter(isOffered);
/** The products with more than one release to choose from. */
const offeredProducts = [...new Set(offered.map(({ product }) => product))].filter(
  (product) => offered.filter((release) => release.product === product).length > 1,
);

type Props = { slug: string; preferred: Preferred };

/**
 * The releases that readers can choose. Each one links to the same page in that release, or else to its main contract.
 * The choice applies to the guides, the reference, and the search. The line that opens the menu names the release of the
 * page, and what the reader chose instead of the newest releases. It doesn't name the newest ones, because the
 * page may compare releases.
 */
export function ReleaseMenu({ slug, preferred }: Props) {
  const menu = useClosedOnEachPage();
  const onPage = releaseOfPage(navigation.releases, slug) ?? releaseOf(navigation.releases, slug);
  const shown = (product: Product): string | undefined =>
    onPage?.product === product
      ? onPage.version
      : (preferred.chosen[product] ??
        offered.find((each) => each.isNewest && each.product === product)?.version);
  const named = offered.filter(
    ({ product, version, isNewest }) =>
      offeredProducts.includes(product) &&
      shown(product) === version &&
      (!isNewest || product === onPage?.product),
  );
  const shownReleases = named.length > 0 ? named : onPage ? [onPage] : onlyReleaseOf(slug);
  return (
    <details className={styles.menu} ref={menu}>
      <summary>
        {shownReleases.length > 0 ? (
          <>
            <span>Releases: </span>
            {shownReleases.map(releaseTitle).join(', ')}
          </>
        ) : (
          'Choose a release'
        )}
      </summary>
      {offeredProducts.map((product) => (
        <ul key={product} aria-label={`${products[product]} releases`}>
          {offered
            .filter((release) => release.product === product)
            .map((release) => (
              <li key={release.version}>
                <SmartLink
                  href={`/${continueIn(release, navigation.releases, slug)}`}
                  {...(shown(product) === release.version && { 'aria-current': 'true' })}
                  data-early=""
                  onClick={() => preferred.choose(product, release.version)}
                >
                  {releaseTitle(release)}
                  {release.isNewest && <span> newest</span>}
                </SmartLink>
              </li>
            ))}
        </ul>
      ))}
    </details>
  );
}

/** Returns the newest release of a product whose guides describe no other one. */
function onlyReleaseOf(slug: string) {
  const [folder = '', product] = /^guides\/(\w+)\//.exec(slug) ?? [];
  const own = navigation.releases.filter((release) => release.product === product);
  const hasOlder = own.some(
    ({ isNewest, guides }) => !isNewest && Object.keys(guides).some((guide) => guide.startsWith(folder)),
  );
  return hasOlder ? [] : own.filter(({ isNewest }) => isNewest);
}

/**
 * Closes the menu when the page changes. On the first page, leave it alone: the reader may have opened it before
 * hydration.
 */
function useClosedOnEachPage() {
  const menu = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (menu.current) menu.current.open = false;
  }, [pathname]);
  return menu;
}
