import { errorsIn } from './described-errors';
import type { DescribedSubject } from './described-names';
import { getterIdentity, itemIdentity } from './described-signatures';
import type {
  DescribedFunction,
  DescribedModifier,
  DescribedParameter,
  DescribedVariable,
} from './flow-schema';
import type { Item, ItemKind, Parameter, Piece } from './model';

/** The items of a described page: variables, modifiers, functions, events, errors, structs, enums. */
export function describedItems(subject: DescribedSubject): Item[] {
  const { page, names, pages } = subject;
  const items = [
    ...page.stateVariables.map((each) => toVariable(subject, each)),
    ...page.modifiers.map((each) => toModifier(subject, each)),
    ...page.functions.map((each) => toFunction(subject, each)),
    ...page.events.map((each) =>
      toItem(subject, 'event', each, {
        parameters: toParameters(subject, each.params, each.name),
        ...itemIdentity(pages, each.name, each.params, each.topic0),
      }),
    ),
    ...page.errors.map((each) =>
      toItem(subject, 'error', each, {
        parameters: toParameters(subject, each.params, each.name),
        ...itemIdentity(pages, each.name, each.params, each.selector),
      }),
    ),
    ...page.structs.map((each) =>
      toItem(subject, 'struct', each, { parameters: toParameters(subject, each.fields, each.name) }),
    ),
    ...page.enums.map((each) =>
      toItem(subject, 'enum', each, {
        parameters: each.values.map(({ name, description }) => ({ name, type: [], description })),
      }),
    ),
  ];
  const anchors = names.anchorsOf(page);
  return items.map((item, index) => ({ ...item, anchor: anchors[index] ?? item.anchor }));
}

type Texts = { name: string; summary: string; notes: string[]; requirements?: string[] };

function toItem({ names, page }: DescribedSubject, kind: ItemKind, texts: Texts, rest: Partial<Item>): Item {
  const { name, summary, notes, requirements = [] } = texts;
  const link = (text: string) => names.withLinks(text, page, name);
  return {
    kind,
    name,
    anchor: '',
    aliases: [],
    docs: {
      summary: link(summary),
      details: [],
      requirements: requirements.map(link),
      notes: notes.map(link),
    },
    parameters: [],
    returns: [],
    type: [],
    qualities: [],
    modifiers: [],
    overrides: [],
    reverts: [],
    emits: [],
    thrownBy: [],
    ...rest,
  };
}

function toVariable(subject: DescribedSubject, variable: DescribedVariable): Item {
  const { names, page, pages } = subject;
  const { name, type, visibility, mutability, value } = variable;
  return toItem(subject, mutability === 'constant' ? 'constant' : 'variable', variable, {
    type: names.toPieces(type, page),
    ...(value && { value }),
    qualities: [visibility, ...(mutability === 'storage' ? [] : [mutability])],
    overrides: overridesOf(subject, variable),
    ...(visibility === 'public' && getterIdentity(pages, name, type)),
  });
}

const toModifier = (subject: DescribedSubject, modifier: DescribedModifier): Item =>
  toItem(subject, 'modifier', modifier, {
    parameters: toParameters(subject, modifier.params, modifier.name),
    reverts: errorsIn(subject, modifier.requirements),
  });

function toFunction(subject: DescribedSubject, described: DescribedFunction): Item {
  const { name, params, selector } = described;
  return toItem(subject, described.isConstructor ? 'constructor' : 'function', described, {
    parameters: toParameters(subject, params, name),
    returns: toParameters(subject, described.returns, name),
    qualities: qualitiesOf(described),
    modifiers: described.modifiers.map((text) => toPiece(subject, text)),
    overrides: overridesOf(subject, described),
    reverts: errorsIn(subject, described.requirements),
    emits: described.emits.map((text) => toPiece(subject, text)),
    ...(selector && itemIdentity(subject.pages, name, params, selector)),
  });
}

/** A name with what follows it, as `onlySender(streamId)` or `Transfer (from ERC721)`; the name leads to its entry. */
function toPiece({ names, page }: DescribedSubject, text: string): Piece {
  const href = names.hrefOf(/^[\w$.]+/.exec(text)?.[0] ?? text, page);
  return href ? { text, href } : { text };
}

const toParameters = (
  { names, page }: DescribedSubject,
  list: readonly DescribedParameter[],
  own: string,
): Parameter[] =>
  list.map(({ name, type, location, indexed, slot, description }) => ({
    name,
    type: names.toPieces(type, page),
    ...(location && { location }),
    ...(indexed !== undefined && { isIndexed: indexed }),
    description: names.withLinks(
      slot === undefined ? description : `${description} (slot ${slot})`,
      page,
      own,
    ),
  }));

const qualitiesOf = ({ isConstructor, visibility, mutability, virtual }: DescribedFunction): string[] => [
  ...(isConstructor ? [] : [visibility]),
  ...(mutability === 'nonpayable' ? [] : [mutability]),
  ...(virtual ? ['virtual'] : []),
];

/** What an item overrides: in the bases that the data names, else in the nearest one that declares it. */
function overridesOf(
  { names, page }: DescribedSubject,
  { name, override }: Pick<DescribedFunction, 'name' | 'override'>,
): Piece[] {
  if (override === false) return [];
  const nearest = names.basesOf(page).filter(({ functions }) => functions.some((each) => each.name === name));
  const bases = override === true ? nearest.slice(0, 1).map((base) => base.name) : override;
  return bases.map((base) => names.toPiece(`${base}.${name}`, page));
}
