import { useEffect, useState } from 'react';
import { createStored, useStored } from '@/components/create-stored';
import type { SidebarCategory } from '@/lib/nav/sidebar';
import { parseRecord } from '@/lib/site/storage';

/** Categories that the reader opened (`true`) or closed (`false`), by their path of labels. */
type SidebarChoices = Record<string, boolean>;

const none: SidebarChoices = {};
const stored = createStored<SidebarChoices>('sidebar', (text) =>
  parseRecord(text, (entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
);

export type OpenCategories = {
  isOpen(path: string, category: SidebarCategory): boolean;
  toggle(path: string, category: SidebarCategory): void;
  /** Whether it's an outermost category with the current page, or with one that the reader came from. */
  isVisited(path: string): boolean;
};

/**
 * Tracks which categories are open, unless the reader chose otherwise: those that contain the current page, and those
 * that don't start collapsed in the manifest. On a page in a category, other products stay closed until the reader goes
 * there, except those that stay open. Nothing closes while the reader follows links. Choices are remembered. Going to
 * a page in a closed category opens the category.
 * @param section the section's ID, the first part of every category's path
 * @param trail the categories that contain the current page
 */
export function useOpenCategories(section: string, trail: SidebarCategory[]): OpenCategories {
  const choices = useStored(stored, none);
  const trailPaths = trail.map((_, index) =>
    [section, ...trail.slice(0, index + 1).map(({ label }) => label)].join('/'),
  );
  const top = trailPaths[0] ?? '';
  const trailKey = trailPaths.at(-1) ?? '';
  const [visited, setVisited] = useState([top]);
  /** The categories of visited pages. They open until the next visit, even if the reader closed them before. */
  const [reopened, setReopened] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last path determines the others.
  useEffect(() => {
    if (!trailKey) return;
    setReopened((old) => [...new Set([...old, ...trailPaths])]);
    setVisited((old) => (old.includes(top) ? old : [...old, top]));
  }, [top, trailKey]);

  // A page above all categories shows them all.
  const isNear = (path: string) => visited.some((each) => `${path}/`.startsWith(each && `${each}/`));
  const isVisited = (path: string) => path === top || visited.includes(path);
  const isOpen = (path: string, category: SidebarCategory) =>
    (reopened.includes(path) ? choices[path] || undefined : choices[path]) ??
    (trailPaths.includes(path) ||
      isVisited(path) ||
      category.staysOpen ||
      (!category.collapsed && isNear(path)));
  const toggle = (path: string, category: SidebarCategory) => {
    setReopened((old) => old.filter((each) => each !== path));
    stored.write({ ...stored.read(), [path]: !isOpen(path, category) });
  };
  return { isOpen, toggle, isVisited };
}
