import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import type { Section } from '@/lib/nav/navigation';
import { counterpartOf, releaseOf } from '@/lib/nav/releases';
import styles from './release-menu.module.css';
import type { Preferred } from './use-preferred-releases';

const protocols = [
  { id: 'lockup', name: 'Lockup' },
  { id: 'flow', name: 'Flow' },
];

type Props = { section: Section; slug: string; preferred: Preferred };

/**
 * The contract releases that the reference covers. Each one links to the same contract in that release, if it exists.
 */
export function ReleaseMenu({ section, slug, preferred }: Props) {
  const menu = useClosedOnEachPage();
  // Use the manifest's original tree, because `section` may show a different release.
  const items = navigation.sections.find(({ id }) => id === section.id)?.items ?? [];
  const currentRelease = releaseOf(navigation.releases, items, slug);
  const shown = (protocol: string): string | undefined =>
    currentRelease?.protocol === protocol
      ? currentRelease.version
      : (preferred.chosen[protocol] ?? defaultVersion(protocol));
  return (
    <details className={styles.menu} ref={menu}>
      <summary>
        <span className="visually-hidden">Releases shown: </span>
        {protocols.map(({ id, name }) => `${name} ${shown(id)}`).join(', ')}
      </summary>
      {protocols.map(({ id, name }) => (
        <ul key={id} aria-label={`${name} releases`}>
          {navigation.releases
            .filter(({ protocol }) => protocol === id)
            .map((release) => (
              <li key={release.version}>
                <SmartLink
                  href={`/${counterpartOf(release, items, currentRelease?.protocol === id ? slug : '') ?? section.slug}`}
                  {...(shown(id) === release.version && { 'aria-current': 'true' })}
                  data-early=""
                  onClick={() => preferred.choose(id, release.version)}
                >
                  {name} {release.version}
                  {release.isDefault && <span>default</span>}
                </SmartLink>
              </li>
            ))}
        </ul>
      ))}
    </details>
  );
}

const defaultVersion = (protocol: string): string | undefined =>
  navigation.releases.find((release) => release.protocol === protocol && release.isDefault)?.version;

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
