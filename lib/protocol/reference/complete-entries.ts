import { z } from 'zod';
import { type DataFile, dataFile, pattern, wholePattern } from '@/lib/protocol/data-file';
import { releaseId } from '@/lib/site/release';
import { isCallable, isRead } from './caller-groups';
import type { Contract, Docs, Item, Parameter, Piece, ReleaseModel } from './model';
import { isFromLibrary } from './sections';

/**
 * Completes the entries of a release with what neither its sources nor its ABIs say, and removes what can't occur.
 * @throws if a data file is invalid
 */
export function completeEntries(model: ReleaseModel): ReleaseModel {
  const data = readData(releaseId(model.release));
  const contracts = model.contracts.map((page) => ({
    ...page,
    docs: describe(page.docs, data),
    items: page.items.map((item) => steps.reduce((each, step) => step(each, page, data), item)),
  }));
  return { ...model, contracts };
}

type Step = (item: Item, page: Contract, data: Data) => Item;
type Data = ReturnType<typeof readData>;

/** Reads what completes the entries of a release. */
const readData = (id: string) => ({
  callers: readCallers()[id] ?? {},
  corrections: readCorrections()[id] ?? [],
  texts: readDefaultTexts(),
  effects: readFurtherEffects(),
  rules: readUnreachableErrors(),
  unreached: readUnreachedErrors(),
});

const addressOf = ({ slug }: Contract, { anchor }: Item): string => `${slug}#${anchor}`;

/** Who can call functions, by release ID and function, or by contract and function where contracts differ. */
export const readCallers = dataFile(
  'content/data/callers.json',
  z.record(z.string(), z.record(z.string(), z.string().min(1))),
);

/** Adds who can call each function: on a contract's page, everyone can call functions that don't change state. */
const addCallers: Step = (item, page, { callers: known }) => {
  const isListed = isCallable(item) && ['contract', 'abstract', 'interface'].includes(page.kind);
  if (item.callers || !isListed) return item;
  const callers = isRead(item)
    ? page.kind === 'contract' && 'anyone'
    : (known[`${page.name}.${item.name}`] ?? known[item.name]);
  return callers ? { ...item, callers } : item;
};

const correction = z.strictObject({
  /** The names of the functions, events, errors, structs, and enums. */
  entries: z.array(z.string()).min(1),
  find: z.string().min(1),
  /** The text that replaces all of it. Empty if there's nothing to say. */
  text: z.string(),
  reason: z.string().min(1),
});

/** Reads the texts of the sources' comments that are wrong or incomplete, by release. */
export const readCorrections = dataFile(
  'content/data/comment-corrections.json',
  z.record(z.string(), z.array(correction)),
);

const correctComments: Step = (item, _, { corrections }) => {
  const { name, docs, parameters } = item;
  const own = corrections.filter(({ entries }) => entries.includes(name));
  const correct = (text: string): string => own.find(({ find }) => text.includes(find))?.text ?? text;
  const correctAll = (list: string[]): string[] => list.map(correct).filter((text) => text !== '');
  return {
    ...item,
    docs: {
      summary: correct(docs.summary),
      details: correctAll(docs.details),
      requirements: correctAll(docs.requirements),
      notes: correctAll(docs.notes),
    },
    parameters: parameters.map((each) => ({ ...each, description: correct(each.description) })),
  };
};

const texts = z.record(z.string(), z.string().min(1));

/** Reads the texts for what the sources don't describe. */
export const readDefaultTexts = dataFile(
  'content/data/default-texts.json',
  z.strictObject({
    /** Texts that replace those that only refer to the interface of a standard. */
    summaries: texts,
    /** Of structs, by field. A key with the struct's name takes precedence: `SVGParams.amount`. */
    fields: texts,
    /** Of events and errors, by argument. A key with the name without its prefix takes precedence: `Overdraw.amount`. */
    arguments: texts,
  }),
);

/** Adds a text where the source has none or only refers to another one. */
const addDefaultTexts: Step = (item, _, data) => ({
  ...item,
  docs: describe(item.docs, data),
  parameters: hasTexts(item)
    ? item.parameters.map((each) => ({ ...each, description: each.description || textFor(item, each, data) }))
    : item.parameters,
});

const describe = (docs: Docs, { texts: { summaries } }: Data): Docs => ({
  ...docs,
  summary: summaries[docs.summary] ?? docs.summary,
});

function textFor(item: Item, { name }: Parameter, { texts: { fields, arguments: others } }: Data): string {
  if (item.kind === 'struct') return fields[`${item.name}.${name}`] ?? fields[name] ?? '';
  return others[`${item.name.replace(/^\w*_/, '')}.${name}`] ?? others[name] ?? '';
}

/** Whether parts of an item get a text. Entries of a library's events and errors only show the declaration. */
export const hasTexts = (item: Item): boolean =>
  item.kind === 'struct' || ((item.kind === 'event' || item.kind === 'error') && !isFromLibrary(item));

const furtherEffects = z.array(
  z.strictObject({
    /** The functions: the slug of the page and the anchor. */
    where: wholePattern,
    panics: z.record(z.string().regex(/^0x[0-9a-f]{2}$/), z.string().min(1)).optional(),
    /** The function of another contract that this one calls, as a link in Markdown. */
    calls: z.string().optional(),
    /** Other contracts that it calls, besides those that follow from its errors. */
    outside: z.array(z.literal('the token')).optional(),
  }),
);

/** Reads the effects of functions that don't follow from the errors in their source. */
export const readFurtherEffects = dataFile('content/data/further-effects.json', furtherEffects);

/** Adds the panics in which calls can end, and the errors they pass on from other contracts. */
const addFurtherEffects: Step = (item, page, { effects }) => {
  if (item.kind !== 'function' || page.kind !== 'contract') return item;
  const found = effects.filter(({ where }) => where.test(addressOf(page, item)));
  const panics = found.find((each) => each.panics)?.panics;
  const passesOn = found.flatMap(({ calls }) =>
    calls ? [`A call can also revert with the errors and emit the events of ${calls}.`] : [],
  );
  // The errors with which a function rejects the results of tokens and hooks show that it calls them.
  const has = (end: string) => item.reverts.some(({ text }) => text.endsWith(end));
  const outside = new Set([
    ...(has('SafeERC20FailedOperation') ? ['the token'] : []),
    ...found.flatMap((each) => each.outside ?? []),
    ...(has('_InvalidHookSelector') ? ["the recipient's hook"] : []),
  ]);
  if (outside.size > 0)
    passesOn.push(`If ${[...outside].join(' or ')} reverts, the call reverts with the same error.`);
  return { ...item, ...(panics && { panics }), ...(passesOn.length > 0 && { passesOn: passesOn.join(' ') }) };
};

/** Reads which errors and events are in the code of functions in which no call can cause them. */
export const readUnreachableErrors = dataFile(
  'content/data/unreachable-errors.json',
  z.array(z.strictObject({ names: pattern, where: pattern, reason: z.string().min(1) })),
);

/** Removes what can't occur from what functions can revert with and emit, and the functions from what throws the errors. */
const removeUnreachableErrors: Step = (item, page, { rules }) => {
  const canOccur = (name: string, place: string): boolean =>
    !rules.some(({ names, where }) => names.test(name) && where.test(place));
  const isPossible = ({ text }: Piece) => canOccur(text, addressOf(page, item));
  const isThrower = ({ href }: Piece) =>
    item.kind !== 'error' || href === undefined || canOccur(item.name, href.slice(1));
  return {
    ...item,
    reverts: item.reverts.filter(isPossible),
    emits: item.emits.filter(isPossible),
    thrownBy: item.thrownBy.filter(isThrower),
  };
};

/** The errors that no test caused, by page and function. Only contracts whose functions are all tested are listed. */
export const readUnreachedErrors = dataFile(
  'content/data/unreached-errors.json',
  z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1))),
);

/** Marks the errors that are in the code of a function, but that no call of the tests caused. */
const markUnreachedErrors: Step = (item, { slug }, { unreached }) => {
  const own = unreached[slug] ?? {};
  // A constructor's anchor is also the name of a property that every object has.
  return Object.hasOwn(own, item.anchor) ? { ...item, unreached: own[item.anchor] } : item;
};

/** What completes an entry, in order. */
const steps: readonly Step[] = [
  correctComments,
  removeUnreachableErrors,
  addDefaultTexts,
  addCallers,
  addFurtherEffects,
  markUnreachedErrors,
];

/** The data for these steps. */
export const completions: readonly DataFile[] = [
  readCallers,
  readCorrections,
  readDefaultTexts,
  readFurtherEffects,
  readUnreachableErrors,
  readUnreachedErrors,
];
