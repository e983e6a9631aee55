import { invariant } from '@/lib/site/invariant';
import { loadReleases } from './load-release';
import type { Contract, Item, Piece, ReleaseModel } from './model';

/** The kinds of items in an ABI that callers use. */
export const changeKinds = ['function', 'event', 'error'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** An entry on a page of a release. */
export type Side = { item: Item; contract: Contract };

/** What happened to an entry between two releases: how it changed, or that it was removed or added. */
export type Change =
  | { what: 'parameters' | 'returns' | 'renamed'; before: Side; after: Side }
  | { what: 'removed'; before: Side; after?: undefined }
  | { what: 'added'; before?: undefined; after: Side };

type Release = { version: string; contracts: string[]; errors: string };

/** The corresponding contracts of two releases, and the libraries that declare their errors, by slug. */
type Comparison = {
  product: 'lockup' | 'flow';
  from: Release;
  to: Release;
  /** Functions whose new name can't be derived from the old one. */
  renamed: Record<string, string>;
};

export const comparisons = {
  lockup: {
    product: 'lockup',
    from: {
      version: 'v1.2',
      contracts: ['SablierV2LockupLinear', 'SablierV2LockupDynamic', 'SablierV2LockupTranched'],
      errors: 'reference/lockup/core/libraries/library.Errors',
    },
    to: {
      version: 'v4.0',
      contracts: ['SablierLockup'],
      errors: 'reference/lockup/v4.0/libraries/library.Errors',
    },
    renamed: { getAsset: 'getUnderlyingToken' },
  },
  batch: {
    product: 'lockup',
    from: {
      version: 'v1.2',
      contracts: ['SablierV2BatchLockup'],
      errors: 'reference/lockup/periphery/libraries/library.Errors',
    },
    to: {
      version: 'v4.0',
      contracts: ['SablierBatchLockup'],
      errors: 'reference/lockup/v4.0/libraries/library.Errors',
    },
    renamed: {},
  },
  flow: {
    product: 'flow',
    from: {
      version: 'v1.0',
      contracts: ['SablierFlow'],
      errors: 'reference/flow/contracts/libraries/library.Errors',
    },
    to: {
      version: 'v3.0',
      contracts: ['SablierFlow'],
      errors: 'reference/flow/v3.0/libraries/library.Errors',
    },
    renamed: { aggregateBalance: 'aggregateAmount' },
  },
} as const satisfies Record<string, Comparison>;

export type ComparisonName = keyof typeof comparisons;

/**
 * Compares the ABIs of two releases by canonical signature. Of errors, it only compares Sablier's own.
 * @returns changed entries, then removed and new ones, each sorted by name
 */
export function listChanges(name: ComparisonName, kind: ChangeKind): Change[] {
  const { product, from, to, renamed } = comparisons[name];
  const isOfBatch = ({ item }: Side) => /^Sablier(V2)?(Batch|Merkle)/.test(item.name);
  const sides = (release: (typeof comparisons)[ComparisonName]['from' | 'to']) =>
    sidesOf(product, release, kind).filter(
      (side) => kind !== 'error' || isOfBatch(side) === (name === 'batch'),
    );
  const isMerkle = ({ before }: Change) => before?.item.name.startsWith('SablierV2Merkle') ?? false;
  // Later Lockup releases don't include campaigns.
  return compareSides(sides(from), sides(to), kind, renamed).filter((change) => !isMerkle(change));
}

/** Compares two lists of entries. */
export function compareSides(
  before: readonly Side[],
  after: readonly Side[],
  kind: ChangeKind,
  renamed: Readonly<Record<string, string>> = {},
): Change[] {
  const kept = new Map(after.map((side) => [side.item.signature, side]));
  const isKept = new Set(before.map(({ item }) => item.signature));
  const rest = new Set(after.filter(({ item }) => !isKept.has(item.signature)));
  const take = (fits: (side: Side) => boolean): Side | undefined => {
    const found = [...rest].find(fits);
    if (found) rest.delete(found);
    return found;
  };
  const returning = before.flatMap((side): Change[] => {
    const same = kept.get(side.item.signature);
    return same && returnsOf(same.item) !== returnsOf(side.item)
      ? [{ what: 'returns', before: side, after: same }]
      : [];
  });
  // An unchanged name is the most reliable match, so find all of those before looking for new names.
  const gone = before
    .filter(({ item }) => !kept.has(item.signature))
    .map((side) => [side, take(({ item }) => item.name === side.item.name)] as const);
  const changes = gone.map(([side, same]): Change => {
    if (same) return { what: 'parameters', before: side, after: same };
    const moved = take(({ item }) => newNames(side, kind, renamed).includes(bareName(item.name, kind)));
    return moved ? { what: 'renamed', before: side, after: moved } : { what: 'removed', before: side };
  });
  const added = [...rest].map((side): Change => ({ what: 'added', after: side }));
  const order = ['parameters', 'returns', 'renamed', 'removed', 'added'];
  return [...changes, ...returning, ...added].sort(
    (a, b) => order.indexOf(a.what) - order.indexOf(b.what) || nameOf(a).localeCompare(nameOf(b)),
  );
}

/** Returns the types of a call's return values, such as `uint128, uint128`. A getter returns its variable. */
export const returnsOf = ({ returns, type, kind }: Item): string =>
  kind === 'variable' || kind === 'constant'
    ? toText(type)
    : returns.map((each) => toText(each.type)).join(', ');

/** Returns the types of the parameters as written in the source. */
export const parametersOf = ({ parameters }: Item): string =>
  parameters.map(({ type }) => toText(type)).join(', ');

const toText = (type: readonly Piece[]): string => type.map(({ text }) => text).join('');

const nameOf = ({ before, after }: Change): string => (before ?? after).item.name;

/**
 * Returns the possible names of an entry in the next release. Three contracts were merged into one, which
 * uses suffixes to distinguish their functions.
 */
function newNames(
  { item, contract }: Side,
  kind: ChangeKind,
  renamed: Readonly<Record<string, string>>,
): string[] {
  const model = /Lockup(Linear|Dynamic|Tranched)$/.exec(contract.name)?.[1];
  const suffixed = model ? [`${item.name}L${model.charAt(0)}`] : [];
  return [renamed[item.name] ?? bareName(item.name, kind), ...suffixed];
}

/** Returns an error's name without the contract before `_`, because errors moved between contracts. */
const bareName = (name: string, kind: ChangeKind): string =>
  kind === 'error' && name.startsWith('Sablier') ? name.replace(/^\w+?_/, '_') : name;

/** Returns the entries of one kind in some contracts' ABIs, with each signature once. */
function sidesOf(
  product: string,
  { version, contracts, errors }: (typeof comparisons)[ComparisonName]['from' | 'to'],
  kind: ChangeKind,
): Side[] {
  const model = modelOf(product, version);
  const find = (fits: (contract: Contract) => boolean, name: string): Contract => {
    const contract = model.contracts.find(fits);
    invariant(contract, `${product} ${version} has no ${name}`);
    return contract;
  };
  const pages = [
    ...contracts.map((name) => find((each) => each.name === name && each.kind === 'contract', name)),
    // A contract's ABI lacks the errors of libraries that it calls.
    ...(kind === 'error' ? [find(({ slug }) => slug === errors, errors)] : []),
  ];
  const sides = pages.flatMap((contract) =>
    contract.items
      .filter((item) => item.signature && kindOf(item) === kind && !isOutside(item))
      .map((item): Side => ({ item, contract })),
  );
  const key = ({ item, contract }: Side) =>
    // The functions that create streams have a separate counterpart for each model.
    /^create/.test(item.name) ? `${contract.name} ${item.signature}` : item.signature;
  return [...new Map(sides.toReversed().map((side) => [key(side), side])).values()].reverse();
}

/** Library errors can occur in both releases, whether or not they're in the ABI. */
const isOutside = ({ kind, name }: Item): boolean =>
  kind === 'error' && /^(Address|ERC\d|FailedInnerCall|PRBMath|SafeERC20|SafeCast|Strings)/.test(name);

function modelOf(product: string, version: string): ReleaseModel {
  const model = loadReleases().find(
    ({ release }) => release.product === product && release.version === version,
  );
  invariant(model, `the reference has no ${product} ${version}`);
  return model;
}

const kindOf = ({ kind }: Item): string => (kind === 'variable' || kind === 'constant' ? 'function' : kind);
