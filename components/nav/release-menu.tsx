import { useEffect, useRef } from 'react';
import { navigation } from '@/.generated/navigation';
import { Icon } from '@/components/icon';
import { listen } from '@/components/listen';
import { SmartLink } from '@/components/site/smart-link';
import { continueIn, isOffered, releaseOfPage } from '@/lib/nav/releases';
import { products } from '@/lib/site/release';
import styles from './release-menu.module.css';
import { usePreferredReleases } from './use-preferred-releases';

type Props = {
  slug: string;
  /** The section and the product, such as `guides/Lockup`. The product can have a release. */
  path: string;
};

/**
 * The releases of a product, above its pages in the sidebar of the guides or the reference. Each one links to the same
 * page in that release, or else to its main contract. The choice also applies to the search. The line that opens the menu
 * names the release of the pages below it: that of the current page, or else the reader's choice, or the newest one.
 */
export function ReleaseMenu({ slug, path }: Props) {
  const menu = useClosingMenu();
  const { chosen, choose } = usePreferredReleases();
  const { releases } = navigation;
  const name = /^(?:guides|reference)\/(\w+)/.exec(path)?.[1];
  const own = releases.filter((release) => isOffered(release) && products[release.product] === name);
  if (own.length < 2) return null;
  const onPage = releaseOfPage(releases, slug);
  const shown =
    own.find((release) => release === onPage) ??
    own.find(({ product, version }) => chosen[product] === version) ??
    own.find(({ isNewest }) => isNewest);
  const hiddenName = <span className="visually-hidden">{name} </span>;
  return (
    // A new element for each page, because it's closed.
    <details key={slug} className={styles.menu} ref={menu}>
      <summary>
        <span>Release: </span>
        {hiddenName}
        {shown?.version}
        <Icon name="chevron" />
      </summary>
      <ul aria-label={`${name} releases`}>
        {own.map((release) => (
          <li key={release.version}>
            <SmartLink
              href={`/${continueIn(release, releases, slug)}`}
              {...(release === shown && { 'aria-current': 'true' })}
              data-early=""
              onClick={() => choose(release.product, release.version)}
            >
              <span>
                {hiddenName}
                {release.version}
              </span>
              {release.isNewest ? (
                <small> newest</small>
              ) : (
                chosen[release.product] === release.version && <small> your choice</small>
              )}
            </SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes the menu like a popover, when the reader clicks elsewhere or presses Esc. */
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
    return listen(document, { click: close, keydown: close });
  }, []);
  return menu;
}
