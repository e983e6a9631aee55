import { chipSections, products, sectionLabel } from '@/lib/search/kinds';
import styles from './facet-chips.module.css';
import type { Facet, Facets } from './use-facets';

type Props = {
  facets: Facets;
  /** Parts of the site that have a chip. */
  sections?: readonly string[];
  withCounts?: boolean;
};

/** Narrow the results to a part of the site, to a product, or to both. */
export function FacetChips({ facets, sections = chipSections, withCounts = false }: Props) {
  const { section, product } = facets.chosen;
  const chip = (facet: Facet, value: string, label: string) => {
    const { [facet]: chosen, ...others } = facets.chosen;
    const count = facets.countOf(facet, value);
    return (
      <Chip
        key={value}
        label={label}
        isChosen={chosen === value}
        count={withCounts ? count : undefined}
        onChoose={() => facets.choose(chosen === value ? others : { ...others, [facet]: value })}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div className={styles.chips} role="group" aria-label="Narrow results">
      <Chip label="All" isChosen={!section && !product} onChoose={() => facets.choose({})} />
      {sections.map((id) => chip('section', id, sectionLabel(id)))}
      <span className={styles.gap} />
      {products.map(({ id, label }) => chip('product', id, label))}
    </div>
  );
}

type ChipProps = { label: string; isChosen: boolean; count?: number | undefined; onChoose: () => void };

function Chip({ label, isChosen, count, onChoose }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onChoose}>
      {label}
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </button>
  );
}
