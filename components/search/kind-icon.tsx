import { memo } from 'react';
import { type Kind, kinds } from '@/lib/search/kinds';
import { Drawing } from './drawing';
import styles from './kind-icon.module.css';

type Props = { kind: Kind; product: string };

/** An icon for the kind of result, in the color of its product. Screen readers get the kind as text. */
export const KindIcon = memo(function KindIcon({ kind, product }: Props) {
  return (
    <span className={styles.icon} data-product={product || undefined}>
      <Drawing name={kind} />
      {kind !== 'page' && kind !== 'section' && (
        <span className="visually-hidden">{`${kinds[kind].label}: `}</span>
      )}
    </span>
  );
});
