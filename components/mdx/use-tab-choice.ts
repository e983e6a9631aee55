import { flushSync } from 'react-dom';
import { createStored, type Stored, useStored } from '@/components/create-stored';

const stores = new Map<string, Stored<string>>();

function storeOf(group: string): Stored<string> {
  const store = stores.get(group) ?? createStored(`tabs.${group}`, (text) => text ?? '', String);
  stores.set(group, store);
  return store;
}

/**
 * Returns the reader's choice in a group of tabs. All groups with the same name share the choice, and it's remembered. A
 * group that doesn't have the chosen label shows its first tab.
 */
export function useTabChoice(group: string, labels: readonly string[]): string {
  const stored = useStored(storeOf(group), '');
  return labels.includes(stored) ? stored : (labels[0] ?? '');
}

/**
 * Chooses a tab in all groups with a name.
 * @param at what the reader pressed, which stays in place although panels above it change their height
 */
export function chooseTab(group: string, label: string, at?: Element): void {
  const choose = () => storeOf(group).write(label);
  if (at) {
    const before = at.getBoundingClientRect().top;
    flushSync(choose);
    window.scrollBy({ top: at.getBoundingClientRect().top - before, behavior: 'instant' });
  } else choose();
}
