import { aliasesOf, type Contract, type ItemKind } from './model';
import { sectionsOf } from './sections';

/** The headings of contract pages until the end of 2024, in order, with the current sections of the items below. */
const groups: { title: string; kinds: ItemKind[]; sections: string[] }[] = [
  { title: 'state-variables', kinds: ['constant', 'variable'], sections: ['State variables', 'Constants'] },
  {
    title: 'functions',
    kinds: ['constructor', 'modifier', 'function'],
    sections: ['Functions', 'Constructor', 'Modifiers', 'Internal functions'],
  },
  { title: 'events', kinds: ['event'], sections: ['Events'] },
  { title: 'errors', kinds: ['error'], sections: ['Errors'] },
  { title: 'structs', kinds: ['struct'], sections: ['Structs'] },
  { title: 'enums', kinds: ['enum'], sections: ['Enums'] },
];

/** Returns the anchors of 2024 with their replacements. Repeated ones were numbered: `transferadmin-1`. */
export function formerAnchors(contract: Contract): Record<string, string> {
  const sections = sectionsOf(contract);
  const idOf = (title: string) => sections.find((section) => section.title === title)?.id;
  const taken = new Set([
    ...sections.map(({ id }) => id),
    ...contract.items.flatMap((item) => [item.anchor, ...aliasesOf(item)]),
  ]);
  const counts = new Map<string, number>();
  const nameHeading = (text: string): string => {
    const base = text.toLowerCase();
    const count = counts.get(base) ?? 0;
    counts.set(base, count + 1);
    return count === 0 ? base : `${base}-${count}`;
  };
  nameHeading(contract.name);
  const headings = groups.flatMap(({ title, kinds, sections: titles }) => {
    const items = contract.items.filter((item) => kinds.includes(item.kind) && !item.inheritedFrom);
    const section = titles.map(idOf).find(Boolean);
    if (items.length === 0 || !section) return [];
    return [[nameHeading(title), section], ...items.map(({ name, anchor }) => [nameHeading(name), anchor])];
  });
  return Object.fromEntries(headings.filter(([from = '']) => !taken.has(from)));
}
