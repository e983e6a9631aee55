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

/** The releases of the contracts that the reference can show; each leads to the same contract there, if it exists. */
export function ReleaseMenu({ section, slug, preferred }: Props) {
  const menu = useClosedOnEachPage();
  // The manifest's own tree: the section may show another release in its place.
  const items = navigation.sections.find(({ id }) => id === section.id)?.items ?? [];
  const own = releaseOf(navigation.releases, items, slug);
  const shown = (protocol: string): string | undefined =>
    own?.protocol === protocol ? own.version : (preferred.chosen[protocol] ?? defaultVersion(protocol));
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
                  href={`/${counterpartOf(release, items, own?.protocol === id ? slug : '') ?? section.slug}`}
                  {...(shown(id) === release.version && { 'aria-current': 'true' })}
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

/** A choice leads to another page; the menu is closed there. */
function useClosedOnEachPage() {
  const menu = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname]);
  return menu;
}
