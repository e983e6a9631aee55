'use client';
// A client component because it marks the release that the reader chose, and the browser loads the navigation anyway.
import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { SmartLink } from '@/components/site/smart-link';
import { listReleases } from '@/lib/nav/list-releases';
import { changesOf, pagesInReleases, type ReleaseTree } from '@/lib/nav/releases';
import { isSameRelease, products, type ReleaseName, releaseTitle } from '@/lib/site/release';
import styles from './release-line.module.css';
import { usePreferredReleases } from './use-preferred-releases';

type Props = {
  /** The releases that the page describes. */
  releases: readonly ReleaseName[];
};

/**
 * The line below a page's title: the releases that the page describes, links to the same page for other releases,
 * and, on a page about an older release, what replaces it.
 */
export function ReleaseLine({ releases }: Props) {
  const slug = usePathname().slice(1);
  const { chosen } = usePreferredReleases();
  const pages = pagesInReleases(navigation.releases, slug);
  const isShown = (release: ReleaseName) => releases.some((each) => isSameRelease(each, release));
  const replaced = navigation.releases.filter(
    (newest) =>
      newest.isNewest && !isShown(newest) && releases.some(({ product }) => product === newest.product),
  );
  const isOwn = ({ product, version }: ReleaseName) => chosen[product] === version;
  return (
    <div className={styles.releases}>
      {pages.length > 0 ? (
        <ul aria-label="Releases with this page">
          {pages.map(({ release, href }, index) => {
            const { product, version } = release;
            const name = index === 0 ? releaseTitle(release) : version;
            return (
              <li key={version}>
                {isShown(release) ? (
                  <strong aria-current="true">{name}</strong>
                ) : (
                  <SmartLink
                    href={href}
                    onClick={({ currentTarget }) => {
                      // Other releases mostly have the same sections. `LinkRouter` reads the link afterwards.
                      if (!currentTarget.hash) currentTarget.hash = window.location.hash;
                    }}
                  >
                    <span className="visually-hidden">{index > 0 && products[product]} </span>
                    {name}
                  </SmartLink>
                )}
                {isShown(release) && release.isNewest && <span>&nbsp;(newest)</span>}
                {isOwn(release) && <span> (your choice)</span>}
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{listReleases(releases, navigation.releases)}</p>
      )}
      {replaced.map((newest) => (
        <Replacement key={newest.product} newest={newest} slug={slug} />
      ))}
    </div>
  );
}

/** On a page about an older release, links to the same page for the newest one, or to what changed. */
function Replacement({ newest, slug }: { newest: ReleaseTree; slug: string }) {
  const same = pagesInReleases(navigation.releases, slug).find((page) => page.release === newest);
  const changes = changesOf(newest.product, navigation.sections);
  return (
    <p className={styles.replaced}>
      {releaseTitle(newest)} is the newest release.{' '}
      {same ? (
        <SmartLink href={same.href}>This page for {newest.version}</SmartLink>
      ) : (
        <SmartLink href={changes}>{changes.endsWith('log') ? 'Changelog' : 'What changed'}</SmartLink>
      )}
    </p>
  );
}
