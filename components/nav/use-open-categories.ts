import { useEffect, useState, useSyncExternalStore } from 'react';
import { withBasePath } from '@/lib/asset-url';
import type { SidebarCategory, SidebarPage } from '@/lib/nav/sidebar';
import { parseChoices, type SidebarChoices } from '@/lib/nav/sidebar-choices';
import { readStorage, writeStorage } from '@/lib/storage';

const storageKey = 'sidebar';

export type OpenCategories = {
  /** False until scripts run: categories are links then, not switches. */
  isLive: boolean;
  isOpen(path: string, category: SidebarCategory): boolean;
  toggle(path: string, category: SidebarCategory): void;
  hrefOf(page: SidebarPage | undefined): string;
};

const never = () => () => {};

/**
 * Which categories are open: those above the current page and those that the manifest doesn't start collapsed, unless
 * the reader chose otherwise. Choices are remembered; walking into a closed category opens it.
 * @param section the section's id, first part of every category's path
 * @param trail the categories above the current page
 */
export function useOpenCategories(section: string, trail: SidebarCategory[]): OpenCategories {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [choices, setChoices] = useState<SidebarChoices>({});
  useEffect(() => setChoices(parseChoices(readStorage(storageKey))), []);

  const trailPaths = trail.map((_, index) =>
    [section, ...trail.slice(0, index + 1).map(({ label }) => label)].join('/'),
  );
  const trailKey = trailPaths.at(-1) ?? '';
  useEffect(() => {
    if (trailKey) setChoices((old) => withoutTrail(old, trailKey));
  }, [trailKey]);

  const isOpen = (path: string, category: SidebarCategory) =>
    choices[path] ?? (trailPaths.includes(path) || !category.collapsed);
  const toggle = (path: string, category: SidebarCategory) => {
    const next = { ...choices, [path]: !isOpen(path, category) };
    setChoices(next);
    writeStorage(storageKey, JSON.stringify(next));
  };
  return { isLive, isOpen, toggle, hrefOf: (page) => withBasePath(`/${page?.slug ?? ''}`) };
}

/** Forgets that a category above the current page was closed. */
const withoutTrail = (choices: SidebarChoices, trail: string): SidebarChoices =>
  Object.fromEntries(
    Object.entries(choices).filter(([path, open]) => open || !`${trail}/`.startsWith(`${path}/`)),
  );
