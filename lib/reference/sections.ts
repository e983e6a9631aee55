import type { Contract, Item } from './model';

/** Entries of one kind under their heading. */
export type Section = { id: string; title: string; items: Item[] };

const isCallable = ({ qualities }: Item): boolean =>
  !qualities.includes('internal') && !qualities.includes('private');

/** What can stand on a page, in order; an item stands in the first section that takes it. */
const sections: { title: string; takes: (item: Item) => boolean }[] = [
  {
    title: 'Functions',
    takes: (item) => item.kind === 'function' && isCallable(item) && !item.inheritedFrom,
  },
  { title: 'Constants', takes: ({ kind, inheritedFrom }) => kind === 'constant' && !inheritedFrom },
  { title: 'State variables', takes: ({ kind, inheritedFrom }) => kind === 'variable' && !inheritedFrom },
  {
    // A public variable is called like a function.
    title: 'Inherited functions',
    takes: ({ kind, inheritedFrom }) =>
      Boolean(inheritedFrom) && ['function', 'constant', 'variable'].includes(kind),
  },
  { title: 'Events', takes: ({ kind }) => kind === 'event' },
  { title: 'Errors', takes: ({ kind }) => kind === 'error' },
  { title: 'Structs', takes: ({ kind }) => kind === 'struct' },
  { title: 'Enums', takes: ({ kind }) => kind === 'enum' },
  { title: 'Types', takes: ({ kind }) => kind === 'type' },
  { title: 'Constructor', takes: ({ kind }) => kind === 'constructor' },
  { title: 'Modifiers', takes: ({ kind }) => kind === 'modifier' },
  { title: 'Internal functions', takes: ({ kind }) => kind === 'function' },
];

/** The entries of a page by section; sections without any are left out. */
export const sectionsOf = ({ items }: Contract): Section[] =>
  sections
    .map(({ title }) => ({
      id: sectionId(title),
      title,
      items: items.filter((item) => sections.find(({ takes }) => takes(item))?.title === title),
    }))
    .filter((section) => section.items.length > 0);

/** Members may be called like a section, as an enum called Types. */
const sectionId = (title: string): string => `all-${title.toLowerCase().replaceAll(' ', '-')}`;
