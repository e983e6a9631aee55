import { type ReactNode, type RefObject, useRef } from 'react';
import { navigation } from '@/.generated/navigation';
import { useStored } from '@/components/create-stored';
import { isPlainClick } from '@/lib/browser/click-target';
import { withBasePath } from '@/lib/site/addresses';
import { Drawing, type DrawingName } from './drawing';
import { popularPages } from './hits/popular-pages';
import { forgetPage, type SavedPage, saved, savePage } from './hits/saved-pages';
import { moveSelection } from './keyboard';
import { KindIcon } from './kind-icon';
import styles from './start-screen.module.css';
import { useKeptFocus } from './use-kept-focus';
import { usePanelKeys } from './use-panel-keys';

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

const none: readonly SavedPage[] = [];

/** Shown before the reader types: recent searches, favorites, and popular pages. */
export function StartScreen({ dialog, input, onClose }: Props) {
  const recent = useStored(saved.recent, none);
  const favorites = useStored(saved.favorites, none);
  const screen = useRef<HTMLDivElement>(null);
  const savedPaths = new Set([...recent, ...favorites].map(({ path }) => path));
  useKeptFocus(input);
  const popular = popularPages(navigation).filter(({ path }) => !savedPaths.has(path));

  // The entries are links that receive the focus themselves, because some have buttons next to them.
  usePanelKeys({ dialog, input }, (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const entries = [...(screen.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const current = entries.findIndex((entry) => entry.parentElement?.contains(document.activeElement));
    const isAtTop = event.key === 'ArrowUp' && current === 0;
    const next = moveSelection(event.key, current, entries.length);
    if (next === undefined) return;
    event.preventDefault();
    if (isAtTop) input.current?.focus();
    else entries[next]?.focus();
  });

  return (
    <div ref={screen} className={styles.screen}>
      <PageList title="Favorites">
        {favorites.map((page) => (
          <PageRow key={page.path} page={page} icon={<Drawing name="favorite" />} onChoose={onClose}>
            <RowButton
              icon="remove"
              label={`Remove ${page.title} from favorites`}
              onPress={() => forgetPage('favorites', page.path)}
            />
          </PageRow>
        ))}
      </PageList>
      <PageList title="Recent searches">
        {recent.map((page) => (
          <PageRow key={page.path} page={page} icon={<Drawing name="recent" />} onChoose={onClose}>
            <RowButton
              icon="favorite"
              label={`Add ${page.title} to favorites`}
              onPress={() => savePage('favorites', page)}
            />
            <RowButton
              icon="remove"
              label={`Remove ${page.title} from recent searches`}
              onPress={() => forgetPage('recent', page.path)}
            />
          </PageRow>
        ))}
      </PageList>
      <PageList title="Popular pages">
        {popular.map(({ product, ...page }) => (
          <PageRow
            key={page.path}
            page={page}
            icon={<KindIcon kind="page" product={product} title={page.title} />}
            onChoose={onClose}
          />
        ))}
      </PageList>
      <p>You can also paste an address, a selector, or the data of a reverted call.</p>
    </div>
  );
}

function PageList({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  const id = `search-${title.toLowerCase().replace(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

type RowProps = {
  page: SavedPage;
  icon: ReactNode;
  /** Called when the reader opens the page in this tab. */
  onChoose: () => void;
  /** Buttons for other actions. */
  children?: ReactNode;
};

/** A saved page. Opening it moves it to the top of the recent searches. */
function PageRow({ page, icon, onChoose, children }: RowProps) {
  return (
    <li className={styles.row}>
      <a
        data-entry=""
        href={withBasePath(page.path)}
        onClick={(event) => {
          savePage('recent', page);
          if (isPlainClick(event)) onChoose();
        }}
      >
        {icon}
        <span className={styles.title}>{page.title}</span>
        <span className={styles.trail}>{page.trail}</span>
      </a>
      {children}
    </li>
  );
}

type ButtonProps = { icon: DrawingName; label: string; onPress: () => void };

const RowButton = ({ icon, label, onPress }: ButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} title={label} onClick={onPress}>
    <Drawing name={icon} />
  </button>
);
