import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/lib/storage';

const changed = 'tab-choice';
const keyOf = (group: string): string => `tabs.${group}`;

// Choices of this visit, for browsers that keep nothing.
const choices = new Map<string, string>();

function subscribe(onChange: () => void): () => void {
  const onStorage = () => {
    // The last choice wins, whichever window it was made in.
    choices.clear();
    onChange();
  };
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * The reader's choice in a group of tabs: the same in all tabs of the group on the page, remembered, and ignored where
 * the chosen label doesn't exist.
 */
export function useTabChoice(group: string, labels: string[]): [string, (label: string) => void] {
  const first = labels[0] ?? '';
  const stored = useSyncExternalStore(
    subscribe,
    () => choices.get(group) ?? readStorage(keyOf(group)) ?? first,
    () => first,
  );
  const choose = (label: string) => {
    choices.set(group, label);
    writeStorage(keyOf(group), label);
    window.dispatchEvent(new Event(changed));
  };
  return [labels.includes(stored) ? stored : first, choose];
}
