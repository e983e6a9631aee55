import { type MouseEvent, memo, type ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/click-target';
import { plural } from '@/lib/markup/plural';
import { withBasePath } from '@/lib/site/addresses';
import { Drawing } from './drawing';
import { HitSnippet, HitTitle } from './hit-text';
import { atPlace, type FoundPage, type PlacePath } from './hits/found-page';
import type { Row } from './hits/list-rows';
import { KindIcon } from './kind-icon';
import type { SearchHit } from './search-hit';
import styles from './search-panel.module.css';

type OptionProps = {
  id: string;
  /** Position in the list. */
  index: number;
  isActive: boolean;
  /** Called when the pointer moves over the option. */
  onPoint: (index: number) => void;
};

type LinkProps = OptionProps & {
  page: FoundPage<SearchHit>;
  /** Called when the reader opens the hit, in this tab or in a new one. */
  onChoose: (page: FoundPage<SearchHit>, isHere: boolean) => void;
};

type HitProps = LinkProps & { onExpand: (row: Row<SearchHit>, isOpening: boolean) => boolean };

/**
 * A hit as a list box option. It's a real link, so the browser and the site's link handling do the rest. The
 * pointer selects an option only when the pointer moves, not when the list scrolls under it. Thanks to
 * `memo`, moving the selection renders two options instead of the whole list.
 */
export const HitOption = memo(function HitOption({ onExpand, ...option }: HitProps) {
  const { page } = option;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const row = { kind: 'hit', page } as const;
    if (!onExpand(row, true)) onExpand(row, false);
  };
  return (
    <OptionLink {...option} className={styles.option}>
      <KindIcon kind={page.kind} product={page.hit.product} title={page.title} />
      <span className={styles.lines}>
        <span className={styles.title}>
          <HitTitle page={page} />
        </span>
        {page.places.length > 0 && (
          // biome-ignore lint/a11y/noStaticElementInteractions: an option can't contain a button; its key is the right arrow.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
          <span className={styles.places} title="List them (→)" onClick={toggle}>
            {`${page.places.length} contracts`}
          </span>
        )}
        <span className={styles.detail}>
          <span className={styles.trail}>{page.place.join(' › ')}</span> <HitSnippet page={page} />
        </span>
      </span>
    </OptionLink>
  );
});

/** A contract with the symbol of an expanded hit. */
export const PlaceOption = memo(function PlaceOption({
  page,
  place,
  ...option
}: LinkProps & { place: PlacePath }) {
  return (
    <OptionLink {...option} page={atPlace(page, place)} className={`${styles.option} ${styles.place}`}>
      <span className={styles.title}>{place.contract}</span>
    </OptionLink>
  );
});

type OptionLinkProps = LinkProps & { className: string | undefined; children: ReactNode };

const OptionLink = ({ page, onChoose, className, children, ...option }: OptionLinkProps) => (
  <a
    {...attributesOf(option)}
    href={withBasePath(page.path)}
    className={className}
    onClick={(event) => onChoose(page, isPlainClick(event))}
    onAuxClick={() => onChoose(page, false)}
  >
    {children}
  </a>
);

/** A row that reveals the hits of the releases that the reader didn't choose. */
export const FoldOption = memo(function FoldOption({
  count,
  onUnfold,
  ...option
}: OptionProps & { count: number; onUnfold: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys click it.
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is an option, as above.
    <div {...attributesOf(option)} className={`${styles.option} ${styles.fold}`} onClick={onUnfold}>
      <Drawing name="unfold" />
      <span className={styles.title}>{`Show ${plural(count, 'result')} for other releases`}</span>
    </div>
  );
});

const attributesOf = ({ id, index, isActive, onPoint }: OptionProps) => ({
  id,
  role: 'option',
  'aria-selected': isActive,
  tabIndex: -1,
  onPointerMove: isActive ? undefined : () => onPoint(index),
});
