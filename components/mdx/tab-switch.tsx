'use client';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { listen } from '@/components/listen';
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

  // The browser's find feature also searches hidden panels. React can't render the value of the attribute.
  const hideUntilFound = (label: string) => (panel: HTMLElement | null) => {
    if (!panel) return undefined;
    if (label === selected) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    return listen(panel, { beforematch: () => chooseTab(group, label) });
  };

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
          ref={hideUntilFound(label)}
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
