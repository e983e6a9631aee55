import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/lib/site/storage';

const changed = 'tab-choice';
const keyOf = (group: string): string => `tabs.${group}`;

// Choices made during this visit, for browsers without storage.
const choices = new Map<string, string>();

function subscribe(onChange: () => void): () => void {
  const onStorage = () => {
    // The most recent choice wins, even if it was made in another window.
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
 * Returns the reader's choice in a group of tabs and a function that changes it. All groups with the same name share
 * the choice, and it's remembered. A group that doesn't have the chosen label shows its first tab.
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
