import { memo, type RefObject, useCallback, useId, useMemo, useState } from 'react';
import type { FoundPage } from '@/lib/search/ui/found-page';
import { groupPages } from '@/lib/search/ui/group-hits';
import { moveSelection } from '@/lib/search/ui/move-selection';
import { HitOption } from './hit-option';
import { rememberHit } from './remember-hit';
import type { SearchHit } from './search-hit';
import styles from './search-panel.module.css';
import { useCombobox } from './use-combobox';
import { usePanelKeys } from './use-panel-keys';

type Props = {
  pages: readonly FoundPage<SearchHit>[];
  /** Whether the pages match the query in the field. */
  isFresh: RefObject<boolean>;
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

/**
 * The hits grouped by section, as a list box that the field's keys navigate. The first hit is selected. The list
 * renders once per answer, not on every keystroke.
 */
export const ModalResults = memo(function ModalResults({ pages, isFresh, dialog, input, onClose }: Props) {
  const id = useId();
  const groups = useMemo(() => groupPages(pages), [pages]);
  const shown = groups.flatMap((group) => group.pages);
  const [active, setActive] = useSelection(pages);
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
      if (event.ctrlKey || event.metaKey) openInNewTab(optionAt(active), shown[active]);
      else optionAt(active)?.click();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = moveSelection(event.key, active, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    input.current?.focus();
    optionAt(next)?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list} translate="no">
      {/* Keyed by position: reusing rows for another answer takes half as long as creating new ones. */}
      {groups.map(({ label, pages: members }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <div key={group} role="group" aria-labelledby={`${id}-group-${group}`} className={styles.group}>
          <div id={`${id}-group-${group}`} className={styles.groupLabel}>
            {label}
          </div>
          {members.map((page, place) => {
            const index = shown.indexOf(page);
            return (
              <HitOption
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                key={place}
                id={idOf(index)}
                index={index}
                page={page}
                isActive={index === active}
                onPoint={setActive}
                onChoose={choose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});

/** Tracks the selected position. A new list starts at the top. */
function useSelection(list: object): [number, (index: number) => void] {
  const [selection, setSelection] = useState({ list, index: 0 });
  const select = useCallback((index: number) => setSelection({ list, index }), [list]);
  return [selection.list === list ? selection.index : 0, select];
}

function openInNewTab(option: HTMLElement | null, page: FoundPage<SearchHit> | undefined): void {
  if (!(option instanceof HTMLAnchorElement) || !page) return;
  window.open(option.href, '_blank', 'noopener');
  rememberHit(page);
}
