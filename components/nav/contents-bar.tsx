import { Fragment } from 'react';
import { Icon } from '@/components/icon';
import styles from './table-of-contents.module.css';

/** A name with at most this many characters is too short to be cut. */
const longestShort = 8;

type TrailProps = {
  /** The page, and the reader's place on it. */
  names: string[];
  /**
   * Whether the reader is past the first heading. Above it, the page's own title may still be near. Undefined before scripts
   * know it.
   */
  isBegun: boolean | undefined;
};

/** The button that opens the contents. */
export const ContentsButton = (trail: TrailProps) => (
  <button type="button" className={styles.button} popoverTarget="contents">
    <Icon name="list" />
    {/* New elements for each place, because those that move count as a layout shift, and to drop the loader's mark. */}
    <Fragment key={`${trail.isBegun} ${trail.names}`}>
      <Trail {...trail} />
      <Icon name="chevron" />
    </Fragment>
  </button>
);

/**
 * Names the page, and the reader's place on it. What doesn't fit is out of view, but stays in the accessible name: first
 * "On this page", then the section that the last name belongs to. Phones show that section instead of the page, unless
 * that's a contract.
 */
function Trail({ names: [page, ...places], isBegun }: TrailProps) {
  return (
    <span className={styles.trail}>
      <span>On this page</span>
      {page && (
        <>
          {' '}
          {/* Its title is the section that the reader arrives at, which `lib/browser/page-loader.ts` finds. */}
          <span id="at" className={isBegun ? styles.place : `${styles.place} ${styles.near}`}>
            <span className={page.length > longestShort ? styles.long : undefined}>{page}</span>
            {places.length > 0 && (
              <>
                <span> › </span>
                <span className={styles.trail}>
                  {places.map((name, index) => (
                    <span key={name}>{places[index + 1] ? `${name} › ` : name}</span>
                  ))}
                </span>
              </>
            )}
          </span>
        </>
      )}
    </span>
  );
}

type FilterLinkProps = { filter: string; onFollow?: () => void };

/** Leads to the filter at the top of the page, which only scripts can make work. */
export function FilterLink({ filter, onFollow }: FilterLinkProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, which the open list would cover.
    <a
      className={`filter-link ${styles.filter}`}
      href="#filter"
      aria-label={`Filter ${filter}s`}
      onClick={onFollow}
    >
      <FilterName />
    </a>
  );
}

export const FilterName = () => (
  <>
    <Icon name="filter" />
    <span>&nbsp;Filter</span>
  </>
);
