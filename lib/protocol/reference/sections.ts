import { callerGroup, callerGroups } from './caller-groups';
import { type Contract, type Item, isFunctionOrVariable } from './model';

/** The entries under one heading of a page. */
type Section = { id: string; title: string; items: Item[] };

/** Whether an item isn't only for the contract itself. */
export const isPublic = ({ qualities }: Item): boolean =>
  !qualities.includes('internal') && !qualities.includes('private');

/** All possible sections, in order. An item belongs to the first section that accepts it. */
const sections: { title: string; takes: (item: Item) => boolean }[] = [
  {
    // In some releases, the functions that create a stream are inherited. Callers need them first.
    title: 'Functions',
    takes: (item) =>
      item.kind === 'function' && isPublic(item) && (!item.inheritedFrom || isInheritedTask(item)),
  },
  { title: 'Constants', takes: ({ kind, inheritedFrom }) => kind === 'constant' && !inheritedFrom },
  { title: 'State variables', takes: ({ kind, inheritedFrom }) => kind === 'variable' && !inheritedFrom },
  {
    // Public variables are included, because callers read them like functions.
    title: 'Inherited functions',
    takes: (item) => item.inheritedFrom !== undefined && isFunctionOrVariable(item),
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

/** Returns the entries by section. Functions are in the order in which callers need them; a library's come last. */
export const sectionsOf = ({ items }: Contract): Section[] =>
  sections
    .map(({ title }) => ({
      id: sectionId(title),
      title,
      items: items
        .filter((item) => sections.find(({ takes }) => takes(item))?.title === title)
        .sort((a, b) => rankOf(a) - rankOf(b)),
    }))
    .filter((section) => section.items.length > 0);

/** Whether an item is inherited from a library, such as OpenZeppelin's ERC721, which has no page here. */
export const isFromLibrary = ({ inheritedFrom }: Item): boolean =>
  inheritedFrom !== undefined && inheritedFrom.href === undefined;

/** Whether an item is an inherited function for a task: no getter, not for the admin, and not from a library. */
export const isInheritedTask = (item: Item): boolean =>
  item.kind === 'function' &&
  item.inheritedFrom?.href !== undefined &&
  !['stream', 'read', 'admin'].includes(callerGroup(item) ?? '');

/** The models of streams by the suffix of functions for them, from the one that most readers need to the rarest. */
const models = Object.entries({ LL: 'linear', LD: 'dynamic', LT: 'tranched', LPG: 'price-gated' });

/** Returns -1 for a function that isn't only for one model. */
const modelIndex = ({ name }: Item): number =>
  name.startsWith('create') ? models.findIndex(([suffix]) => name.endsWith(suffix)) : -1;

/** Returns the model of the streams that a function creates, if its name has a suffix for it. */
export const modelOf = (item: Item): string | undefined => models[modelIndex(item)]?.[1];

function rankOf(item: Item): number {
  if (!isFunctionOrVariable(item)) return 0;
  // A fraction, so that the models don't change the order of the groups.
  const model = Math.max(modelIndex(item), 0) / models.length;
  const group = callerGroups.indexOf(callerGroup(item) ?? 'read') + model;
  return isFromLibrary(item) ? group + callerGroups.length : group;
}

/** The prefix prevents conflicts with the IDs of members, such as an enum called Types. */
const sectionId = (title: string): string => `all-${title.toLowerCase().replaceAll(' ', '-')}`;
