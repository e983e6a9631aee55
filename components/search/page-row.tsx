import type { ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/click-target';
import { withBasePath } from '@/lib/site/addresses';
import { Drawing, type DrawingName } from './drawing';
import { type SavedPage, savePage } from './hits/saved-pages';
import styles from './start-screen.module.css';

type Props = {
  page: SavedPage;
  icon: ReactNode;
  /** Called when the reader opens the page in this tab. */
  onChoose: () => void;
  /** Buttons for other actions. */
  children?: ReactNode;
};

/** A saved page. Opening it moves it to the top of the recent searches. */
export function PageRow({ page, icon, onChoose, children }: Props) {
  const { path, title, trail } = page;
  return (
    <li className={styles.row}>
      <a
        data-entry=""
        href={withBasePath(path)}
        onClick={(event) => {
          savePage('recent', page);
          if (isPlainClick(event)) onChoose();
        }}
      >
        {icon}
        <span className={styles.title}>{title}</span>
        <span className={styles.trail}>{trail}</span>
      </a>
      {children}
    </li>
  );
}

type ButtonProps = { icon: DrawingName; label: string; onPress: () => void };

export function RowButton({ icon, label, onPress }: ButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onPress}>
      <Drawing name={icon} />
    </button>
  );
}
