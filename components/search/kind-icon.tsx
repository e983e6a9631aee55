import { type Kind, kinds } from '@/lib/search/kinds';
import { Drawing } from './drawing';
import styles from './kind-icon.module.css';

type Props = { kind: Kind; product: string };

/** The drawing for what a result is, in the hue of its product; in words for readers who don't see it. */
export function KindIcon({ kind, product }: Props) {
  return (
    <span className={styles.icon} data-product={product || undefined}>
      <Drawing name={kind} />
      {kind !== 'page' && kind !== 'section' && (
        <span className="visually-hidden">{kinds[kind].label}: </span>
      )}
    </span>
  );
}
