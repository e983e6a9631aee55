import { memo, type ReactNode } from 'react';
import { products, sections } from '@/lib/nav/sections';
import { products as productNames } from '@/lib/site/release';
import type { Answer } from './connect-answer';
import styles from './facet-chips.module.css';
import type { Facet } from './query';
import type { FacetChoice } from './use-address-facets';
import type { Releases } from './use-releases';

type Props = FacetChoice & {
  releases: Releases;
  /** Each chip shows how many results it would leave. */
  counts: Answer['facetCounts'];
};

/**
 * Filters the results by section, by product, or by both, and offers the releases that they prefer. Its parts are always
 * the same, in the same order.
 */
export const FacetChips = memo(function FacetChips({ chosen, choose, releases, counts }: Props) {
  const filters = (facet: Facet, label: string, values: readonly { id: string; label: string }[]) => {
    const { [facet]: current, ...others } = chosen;
    return (
      <Labeled label={label} className={styles.facet}>
        <Chip label="All" isChosen={!current} onChoose={() => choose(others)} />
        {values.map(({ id, label }) => (
          <Chip
            key={id}
            label={label}
            isChosen={current === id}
            count={counts && (counts[facet]?.[id] ?? 0)}
            onChoose={() => choose(current === id ? others : { ...others, [facet]: id })}
          />
        ))}
      </Labeled>
    );
  };
  return (
    <div className={styles.chips}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form. */}
      <div ref={showChosen} className={styles.group} role="group" aria-label="Narrow results">
        {filters('section', 'Section', sections)}
        <span className={styles.gap} />
        {filters('product', 'Product', products)}
      </div>
      <ReleaseMenus {...releases} />
    </div>
  );
});

/** Scrolls a row to the filter that the URL contains, which is beyond the edge of a phone. */
function showChosen(row: HTMLElement | null): void {
  // The first button after each label is "All".
  const chosen = row?.querySelector('[aria-pressed=true]:not(span + button)');
  if (row && chosen)
    row.scrollLeft =
      chosen.getBoundingClientRect().left - row.getBoundingClientRect().left - row.clientWidth / 3;
}

/**
 * A menu for each product with several releases. It's not a filter: the other releases are ranked lower, and folded. The
 * counts of an answer don't render it again, because a browser would compute the styles of all its options.
 */
const ReleaseMenus = memo(function ReleaseMenus({ choices, choose }: Releases) {
  const open = choices.filter(({ versions }) => versions.length > 1);
  return (
    <Labeled label="Release" className={styles.releases}>
      {open.map(({ product, version, versions }) => (
        <label key={product} className={styles.release}>
          {productNames[product]}
          <select value={version} onChange={(event) => choose(product, event.target.value)}>
            {versions.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      ))}
    </Labeled>
  );
});

type LabeledProps = { label: string; className: string | undefined; children: ReactNode };

const Labeled = ({ label, className, children }: LabeledProps) => (
  // biome-ignore lint/a11y/useSemanticElements: see above.
  <div className={className} role="group" aria-label={label}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);

type ChipProps = { label: string; isChosen: boolean; count?: number | undefined; onChoose: () => void };

function Chip({ label, isChosen, count, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isChosen}
      data-empty={count === 0 ? '' : undefined}
      onClick={onChoose}
    >
      {label}
      {count !== undefined && <span key={count} className={styles.count}>{` ${count}`}</span>}
    </button>
  );
}
