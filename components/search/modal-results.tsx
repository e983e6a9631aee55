import { memo, type RefObject, useCallback, useId, useMemo, useState } from 'react';
import { FoldOption, HitOption, PlaceOption } from './hit-option';
import { atPlace, type FoundPage } from './hits/found-page';
import { type Row, toRows } from './hits/list-rows';
import { splitByRelease } from './hits/read-hits';
import { rememberHit } from './hits/saved-pages';
import { moveSelection } from './keyboard';
import type { SearchHit } from './search-hit';
import styles from './search-panel.module.css';
import { useCombobox } from './use-combobox';
import { usePanelKeys } from './use-panel-keys';

type Props = {
  pages: readonly FoundPage<SearchHit>[];
  /** The query that found them. */
  query: string;
  /** Releases whose hits are folded, unless the query names them. */
  otherReleases: readonly string[];
  /** Whether the pages match the query in the field. */
  isFresh: RefObject<boolean>;
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

/**
 * The hits as a list box that the field's keys navigate. The first hit is selected. The list renders once per answer, not
 * on every keystroke.
 */
export const ModalResults = memo(function ModalResults(props: Props) {
  const { isFresh, dialog, input, onClose } = props;
  const id = useId();
  const { rows, others, all, active, isUnfolded, setActive, expand, unfold } = useRows(props);
  const choose = useCallback(
    (page: FoundPage<SearchHit>, isHere: boolean) => {
      rememberHit(page);
      if (isHere) onClose();
    },
    [onClose],
  );
  const idOf = (index: number) => `${id}-${index}`;
  const optionAt = (index: number) => document.getElementById(idOf(index));

  useCombobox(input, id, idOf(active));

  usePanelKeys({ dialog, input }, (event) => {
    if (event.key === 'Enter' && event.target === input.current && isFresh.current) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) openInNewTab(optionAt(active), all[active]);
      else optionAt(active)?.click();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = all[active];
    const isOpening = event.key === 'ArrowRight' && isAtEnd(input.current);
    if ((isOpening || event.key === 'ArrowLeft') && row && expand(row, isOpening)) {
      event.preventDefault();
      return;
    }
    const next = moveSelection(event.key, active, all.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    input.current?.focus();
    optionAt(next)?.scrollIntoView({ block: 'nearest' });
  });

  const optionOf = (row: Row<SearchHit>, index: number) => {
    const shared = { id: idOf(index), index, isActive: index === active, onPoint: setActive };
    if (row.kind === 'fold')
      return <FoldOption key={index} {...shared} count={row.count} onUnfold={unfold} />;
    return row.kind === 'hit' ? (
      <HitOption key={index} {...shared} page={row.page} onChoose={choose} onExpand={expand} />
    ) : (
      <PlaceOption key={index} {...shared} page={row.page} place={row.place} onChoose={choose} />
    );
  };
  // Keyed by position: reusing rows for another answer takes half as long as creating new ones.
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list} translate="no">
      {rows.map(optionOf)}
      {others.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
        <div role="group" className={styles.others} aria-labelledby={`${id}-others`}>
          <div id={`${id}-others`} className={isUnfolded ? styles.groupLabel : 'visually-hidden'}>
            Other releases
          </div>
          {others.map((row, place) => optionOf(row, rows.length + place))}
        </div>
      )}
    </div>
  );
});

type State = { list: object; index: number; expanded: ReadonlySet<string>; isUnfolded: boolean };

/** Arranges the rows, and tracks what is selected and expanded. A new list starts at the top, without either. */
function useRows({ pages, query, otherReleases }: Pick<Props, 'pages' | 'query' | 'otherReleases'>) {
  const [state, setState] = useState<State>({ ...closed, list: pages });
  const { index: active, expanded, isUnfolded } = state.list === pages ? state : closed;
  const change = useCallback(
    (toNext: (before: Omit<State, 'list'>) => Partial<State>) =>
      setState((before) => {
        const current = before.list === pages ? before : closed;
        return { ...current, ...toNext(current), list: pages };
      }),
    [pages],
  );
  const { rows, others } = useMemo(
    () => toRows({ ...splitByRelease(pages, { query, others: otherReleases }), expanded, isUnfolded }),
    [pages, query, otherReleases, expanded, isUnfolded],
  );
  const all = useMemo(() => [...rows, ...others], [rows, others]);

  const setActive = useCallback((index: number) => change(() => ({ index })), [change]);
  const unfold = useCallback(() => change(() => ({ isUnfolded: true })), [change]);
  /** Lists the places of a hit, or hides them. Returns whether there was anything to do. */
  const expand = useCallback(
    (row: Row<SearchHit>, isOpening: boolean): boolean => {
      if (row.kind === 'fold') {
        if (isOpening) unfold();
        return isOpening;
      }
      const { path, places } = row.page;
      if (places.length === 0 || expanded.has(path) === isOpening) return false;
      // Collapsing from one of the places selects the hit itself.
      const above = row.kind === 'place' ? places.indexOf(row.place) + 1 : 0;
      change(({ index, expanded: before }) => ({
        index: index - above,
        expanded: new Set(isOpening ? [...before, path] : [...before].filter((each) => each !== path)),
      }));
      return true;
    },
    [change, unfold, expanded],
  );
  return { rows, others, all, active, isUnfolded, setActive, expand, unfold };
}

const closed = { list: {}, index: 0, expanded: new Set<string>(), isUnfolded: false };

/** The right arrow key moves the cursor unless it's at the end of the query. */
const isAtEnd = (input: HTMLInputElement | null): boolean => input?.selectionStart === input?.value.length;

function openInNewTab(option: HTMLElement | null, row: Row<SearchHit> | undefined): void {
  if (!(option instanceof HTMLAnchorElement) || !row || row.kind === 'fold') return;
  window.open(option.href, '_blank', 'noopener');
  rememberHit(row.kind === 'place' ? atPlace(row.page, row.place) : row.page);
}
