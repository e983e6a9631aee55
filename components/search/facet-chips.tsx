import { memo } from 'react';
import { products, sectionLabel } from '@/lib/nav/sections';
import { chipSections } from '@/lib/search/kinds';
import { releaseId, releaseTitle } from '@/lib/site/release';
import styles from './facet-chips.module.css';
import type { Chosen, Facet, Facets } from './use-facets';
import type { Releases } from './use-releases';

type Props = {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  releases: Releases;
  /** The sections to show as chips. */
  sections?: readonly string[];
  /** If set, each chip shows how many results it would leave. */
  countOf?: Facets['countOf'];
};

/** Filters the results by section, by product, or by both, and switches the releases that they prefer. */
export const FacetChips = memo(function FacetChips({
  chosen,
  onChoose,
  releases,
  sections = chipSections,
  countOf,
}: Props) {
  const { section, product } = chosen;
  const chip = (facet: Facet, value: string, label: string) => {
    const { [facet]: current, ...others } = chosen;
    return (
      <Chip
        key={value}
        label={label}
        isChosen={current === value}
        count={countOf?.(facet, value)}
        onChoose={() => onChoose(current === value ? others : { ...others, [facet]: value })}
      />
    );
  };
  return (
    <div className={styles.chips}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form. */}
      <div className={styles.group} role="group" aria-label="Narrow results">
        <Chip label="All" isChosen={!section && !product} onChoose={() => onChoose({})} />
        {sections.map((id) => chip('section', id, sectionLabel(id)))}
        <span className={styles.gap} />
        {products.map(({ id, label }) => chip('product', id, label))}
      </div>
      <span className={styles.gap} />
      {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
      <div className={styles.group} role="group" aria-label="Preferred releases">
        {releases.choices.map(
          ({ next, ...release }) =>
            next !== undefined && (
              <button
                key={release.product}
                type="button"
                className={styles.chip}
                title={`Switch to ${releaseTitle({ ...release, version: next })}`}
                onClick={() => releases.choose(release.product, next)}
              >
                {releaseTitle(release)}
                <Count count={countOf?.('release', releaseId(release))} />
                <span aria-hidden="true">{' ⇄'}</span>
              </button>
            ),
        )}
      </div>
    </div>
  );
});

type ChipProps = { label: string; isChosen: boolean; count?: number | undefined; onChoose: () => void };

function Chip({ label, isChosen, count, onChoose }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onChoose}>
      {label}
      <Count count={count} />
    </button>
  );
}

const Count = ({ count }: { count: number | undefined }) =>
  count !== undefined && <span className={styles.count}>{` ${count}`}</span>;
