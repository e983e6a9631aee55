import { usePathname } from 'next/navigation';
import { Fragment, useEffect, useRef } from 'react';
import { navigation } from '@/.generated/navigation';
import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/site/smart-link';
import { continueIn, isOffered, type ReleaseTree, releaseOf, releaseOfPage } from '@/lib/nav/releases';
import { products, releaseTitle } from '@/lib/site/release';
import styles from './release-menu.module.css';
import type { Preferred } from './use-preferred-releases';

const offered = navigation.releases.filter(isOffered);
/** The products with more than one release to choose from. */
const offeredProducts = [...new Set(offered.map(({ product }) => product))].filter(
  (product) => offered.filter((release) => release.product === product).length > 1,
);

/** Before no, one, or several releases. */
const labels = ['Go to a release', 'Release: ', 'Releases: '];

type Props = { slug: string; preferred: Preferred };

/**
 * The releases that readers can choose. Each one links to the same page in that release, or else to its main contract.
 * The choice applies to the guides, the reference, and the search. The line that opens the menu names the release of the
 * page, which is marked in the menu, and what the reader chose instead of the newest releases. A page about all releases
 * has none to name or mark.
 */
export function ReleaseMenu({ slug, preferred }: Props) {
  const menu = useClosingMenu();
  const { releases } = navigation;
  const onPage = releaseOfPage(releases, slug) ?? releaseOf(releases, slug) ?? onlyReleaseOf(slug);
  const isChosen = ({ product, version }: ReleaseTree) => preferred.chosen[product] === version;
  const isInForce = (release: ReleaseTree) =>
    release.product === onPage?.product
      ? release === onPage
      : isChosen(release) || (onPage && release.isNewest && !preferred.chosen[release.product]);
  const named = releases.filter(
    (release) =>
      release === onPage || (!release.isNewest && release.product !== onPage?.product && isChosen(release)),
  );
  return (
    <details className={styles.menu} ref={menu}>
      <summary>
        <span>{labels[Math.min(named.length, 2)]}</span>
        {named.map(releaseTitle).join(', ')}
        <Icon name="chevron" />
      </summary>
      <div className="menu">
        {offeredProducts.map((product) => (
          <Fragment key={product}>
            <p>{products[product]}</p>
            <ul aria-label={`${products[product]} releases`}>
              {offered
                .filter((release) => release.product === product)
                .map((release) => (
                  <li key={release.version}>
                    <SmartLink
                      href={`/${continueIn(release, releases, slug)}`}
                      {...(release === onPage && { 'aria-current': 'true' })}
                      data-in-force={isInForce(release) || undefined}
                      data-early=""
                      onClick={() => preferred.choose(product, release.version)}
                    >
                      {releaseTitle(release)}
                      {release.isNewest ? (
                        <span> newest</span>
                      ) : (
                        isChosen(release) && <span> your choice</span>
                      )}
                    </SmartLink>
                  </li>
                ))}
            </ul>
          </Fragment>
        ))}
      </div>
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
  return hasOlder ? undefined : own.find(({ isNewest }) => isNewest);
}

/**
 * Closes the menu when the page changes, and like a popover, when the reader clicks elsewhere or presses Esc. On the first
 * page, leave it alone: the reader may have opened it before hydration.
 */
function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && element.contains(event.target)) return;
      element.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (menu.current) menu.current.open = false;
  }, [pathname]);
  return menu;
}
