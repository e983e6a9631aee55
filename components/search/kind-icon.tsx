import { memo } from 'react';
import { isShapeName, shapeClass } from '@/lib/figures/plot/shape-names';
import { type Kind, kindLabels } from '@/lib/search/kinds';
import { Drawing } from './drawing';
// Most pages that a reader searches from show no shapes.
import '@/components/shapes.css';
import styles from './kind-icon.module.css';

type Props = { kind: Kind; product: string; title: string };

/**
 * An icon for the kind of result, in the color of its product, or the curve of a release shape. Screen readers get the
 * kind as text.
 */
export const KindIcon = memo(function KindIcon({ kind, product, title }: Props) {
  if (kind === 'section' && isShapeName(title))
    return <span className={`${shapeClass(title)} ${styles.curve}`} aria-hidden="true" />;
  return (
    <span className={styles.icon} data-product={product || undefined}>
      <Drawing name={kind} />
      {kind !== 'page' && kind !== 'section' && (
        <span className="visually-hidden">{`${kindLabels[kind]}: `}</span>
      )}
    </span>
  );
});
