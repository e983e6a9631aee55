'use client';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './tab-switch.module.css';
import { chooseTab, useTabChoice } from './use-tab-choice';

type Props = { group: string; labels: string[]; children: ReactNode[] };

/**
 * Tabs that follow the ARIA Authoring Practices: the arrow keys, Home, and End move the focus, and the selection
 * follows it.
 */
export function TabSwitch({ group, labels, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = useTabChoice(group, labels);

  useFindInPanels(list, group, selected);

  const move = (event: KeyboardEvent) => {
    const current = labels.indexOf(selected);
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: labels.length - 1 }[
      event.key
    ];
    // With a modifier key, they're shortcuts of the browser, such as Alt+← for the previous page.
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = (target + labels.length) % labels.length;
    chooseTab(group, labels[index] ?? selected, event.currentTarget);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={group} className={styles.list}>
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={label === selected}
            aria-controls={`${id}panel${index}`}
            tabIndex={label === selected ? 0 : -1}
            onClick={({ currentTarget }) => chooseTab(group, label, currentTarget)}
            onKeyDown={move}
          >
            {label}
          </button>
        ))}
      </div>
      {labels.map((label, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={styles.panel}
          data-label={label}
          data-hidden={label !== selected || undefined}
        >
          <p className={styles.label}>{label}</p>
          {children[index]}
        </div>
      ))}
    </div>
  );
}

/**
 * Lets the browser's find feature search the hidden panels, and selects the tab of a match. React can't render the value
 * of the attribute. Without scripts, all panels are visible.
 */
function useFindInPanels(list: RefObject<HTMLDivElement | null>, group: string, selected: string): void {
  // On every render, because React doesn't know the attribute.
  useLayoutEffect(() => {
    for (const panel of panelsOf(list.current)) {
      if (panel.dataset.label === selected) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  });
  useEffect(() => {
    const onFind = ({ currentTarget }: Event) =>
      currentTarget instanceof HTMLElement && chooseTab(group, currentTarget.dataset.label ?? '');
    const panels = panelsOf(list.current);
    for (const panel of panels) panel.addEventListener('beforematch', onFind);
    return () => {
      for (const panel of panels) panel.removeEventListener('beforematch', onFind);
    };
  }, [list, group]);
}

const panelsOf = (list: Element | null): HTMLElement[] =>
  [...(list?.parentElement?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.role === 'tabpanel',
  );
