import type { Contract, Item } from './model';

/** The entries under one heading of a page. */
export type Section = { id: string; title: string; items: Item[] };

const isCallable = ({ qualities }: Item): boolean =>
  !qualities.includes('internal') && !qualities.includes('private');

/** All possible sections, in order. An item belongs to the first section that accepts it. */
const sections: { title: string; takes: (item: Item) => boolean }[] = [
  {
    title: 'Functions',
    takes: (item) => item.kind === 'function' && isCallable(item) && !item.inheritedFrom,
  },
  { title: 'Constants', takes: ({ kind, inheritedFrom }) => kind === 'constant' && !inheritedFrom },
  { title: 'State variables', takes: ({ kind, inheritedFrom }) => kind === 'variable' && !inheritedFrom },
  {
    // Public variables are included, because callers read them like functions.
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

/** The entries of a page by section, without empty sections. */
export const sectionsOf = ({ items }: Contract): Section[] =>
  sections
    .map(({ title }) => ({
      id: sectionId(title),
      title,
      items: items.filter((item) => sections.find(({ takes }) => takes(item))?.title === title),
    }))
    .filter((section) => section.items.length > 0);

/** The prefix keeps a member with the name of a section, such as an enum called Types, from having the same ID. */
const sectionId = (title: string): string => `all-${title.toLowerCase().replaceAll(' ', '-')}`;
