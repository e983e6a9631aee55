import type { Abi, AbiParameter } from 'viem';
import { libraryErrors } from '@/lib/protocol/errors/library-errors';
import { invariant, required } from '@/lib/site/invariant';
import { releaseTitle } from '@/lib/site/release';
import type { AbiWords, ItemWords } from './abi-words';
import {
  byKind,
  type Contract,
  type Item,
  type ItemKind,
  isFunctionOrVariable,
  noDocs,
  type Parameter,
  type Piece,
  type ReleaseModel,
} from './model';
import { libraryOf } from './outside-items';
import { assignAnchors } from './pages';
import type { AbiRelease } from './releases';
import { declared, declaredTypes, identify, sourceType } from './selectors';

type AbiSources = {
  abis: ReadonlyMap<string, Abi>;
  words: AbiWords;
  /** The models of the releases whose text this one shares, by the release's ID. */
  others: ReadonlyMap<string, ReleaseModel>;
};

/** Builds one page for each contract from the ABIs and our words, because ABIs have neither comments nor bodies. */
export function buildAbiRelease(release: AbiRelease, sources: AbiSources): ReleaseModel {
  const { types, package: name, abis, outside } = release;
  const declared = abis.filter((contract) => !(contract in outside));
  const files = [
    ...declared.map((contract) => [`I${contract}`, `src/interfaces/I${contract}.sol`] as const),
    ...Object.entries(types),
  ];
  return {
    release,
    contracts: abis.map((contract) => buildContract(release, contract, sources)),
    imports: Object.fromEntries(
      files.map(([type, file]) => [type, file.startsWith('@') ? file : `${name}/${file}`]),
    ),
  };
}

/** An entry without its words. */
type Bare = Pick<Item, 'kind' | 'name' | 'qualities'> & {
  /** Its key in the words: the canonical signature, or the name of a type in the ABI. */
  key: string;
  identity?: { signature: string; selector: string };
  inputs: readonly AbiParameter[];
  outputs: readonly AbiParameter[];
};

function buildContract(release: AbiRelease, name: string, sources: AbiSources): Contract {
  const abi = required(sources.abis.get(name), `the sablier package has no ABI of ${name}`);
  const slug = `${release.base}/contract.${name}`;
  const words = sources.words.contracts[name];
  const entries = assignAnchors([...abi.map(toBare), ...typesIn(abi, sources.words)]);
  const page: PageOf = { name, slug, abi, sources, entries, libraryErrors: libraryErrorsOf(release) };
  const items = entries.map((each) => buildItem(page, each));
  return {
    slug,
    kind: 'contract',
    name,
    group: '',
    part: '',
    source: release.outside[name] ?? {
      label: release.source.label,
      file: `src/${name}.sol`,
      url: `${release.source.base}src/${name}.sol`,
    },
    docs: { ...noDocs, summary: words?.summary ?? '', details: words?.details ?? [] },
    inherits: [],
    inheritedBy: [],
    items: items.map((item) => addThrowers(page, item, items)).sort(byKind),
    abi,
    addresses: [],
  };
}

const libraryErrorsOf = (release: AbiRelease): string[] =>
  libraryErrors().flatMap((each) => (each.release === releaseTitle(release) ? [each.abi.name] : []));

function toBare(item: Abi[number]): Bare {
  const isNamed = item.type === 'function' || item.type === 'event' || item.type === 'error';
  const identity = isNamed ? identify(item) : undefined;
  const isCalled = item.type === 'function' || item.type === 'fallback' || item.type === 'receive';
  const mutability = 'stateMutability' in item ? item.stateMutability : 'nonpayable';
  return {
    kind: item.type === 'fallback' || item.type === 'receive' ? 'function' : item.type,
    name: isNamed ? item.name : item.type,
    qualities: [...(isCalled ? ['external'] : []), ...(mutability === 'nonpayable' ? [] : [mutability])],
    key: identity?.signature ?? item.type,
    ...(identity && { identity }),
    inputs: 'inputs' in item ? item.inputs : [],
    outputs: 'outputs' in item ? item.outputs : [],
  };
}

/** An ABI has the number of an enum's value, but not the names of the values, which are in the words. */
const typesIn = (abi: Abi, { items }: AbiWords): Bare[] =>
  declaredTypes(abi).map(({ kind, key, fields }) => {
    const values = Object.keys(items.get(key)?.params ?? {}).map((name) => ({ name, type: '' }));
    const name = key.slice(key.lastIndexOf('.') + 1);
    return { kind, name, qualities: [], key, inputs: kind === 'struct' ? fields : values, outputs: [] };
  });

type PageOf = {
  name: string;
  slug: string;
  abi: Abi;
  sources: AbiSources;
  /** The names of errors that aren't in any ABI of the release, because a library throws them. */
  libraryErrors: readonly string[];
  entries: readonly Anchored[];
};

type Anchored = Bare & { anchor: string };

function buildItem(page: PageOf, bare: Anchored): Item {
  const { kind, name, anchor, qualities, identity, key, inputs, outputs } = bare;
  const { items } = page.sources.words;
  const own = items.get(`${page.name} ${key}`) ?? items.get(key);
  const same = own?.summary === undefined ? sameEntry(page, bare) : undefined;
  const origin = originOf(page, bare);
  const callers = own?.callers ?? same?.item.callers;
  const textOf = ({ name: input = '' }: AbiParameter, index: number): string => {
    const parameters = same?.item.parameters ?? [];
    const theirs = kind === 'struct' ? parameters.find((each) => each.name === input) : parameters[index];
    return own?.params[input] ?? theirs?.description ?? '';
  };
  return {
    kind,
    name,
    anchor,
    ...identity,
    docs: own?.summary
      ? { summary: own.summary, details: own.details, requirements: [], notes: own.notes }
      : (same?.item.docs ?? noDocs),
    parameters: inputs.map((each, index) => toParameter(page, each, textOf(each, index))),
    returns: outputs.map((each, index) =>
      toParameter(page, each, own?.returns[index] ?? same?.item.returns[index]?.description ?? ''),
    ),
    type: [],
    qualities,
    modifiers: [],
    ...(origin && { inheritedFrom: origin }),
    ...(callers && { callers }),
    ...(same && { sameAs: same.piece }),
    reverts: listed(page, 'error', own, same).map((each) => toEntry(page, 'error', each)),
    emits: listed(page, 'event', own, same).map((each) => toEntry(page, 'event', each)),
    thrownBy: (own?.thrownBy ?? []).map((text) => ({ text })),
  };
}

/** Returns the errors or events of a function. Those of another release's errors can have another prefix here. */
function listed(
  page: PageOf,
  kind: 'error' | 'event',
  own: ItemWords | undefined,
  same: SameEntry | undefined,
): string[] {
  const list = kind === 'error' ? 'reverts' : 'emits';
  if (own?.summary) return own[list];
  const declared = page.entries.filter((each) => each.kind === kind).map((each) => each.name);
  if (kind === 'error') declared.push(...page.libraryErrors);
  return (same?.item[list] ?? []).flatMap(({ text: name }) => {
    const [, cause] = /^Sablier\w*?(_\w+)$/.exec(name) ?? [];
    const here =
      declared.find((each) => each === name) ?? (cause && declared.find((each) => each.endsWith(cause)));
    return here ?? (name.startsWith('Sablier') ? [] : [name]);
  });
}

type SameEntry = { item: Item; piece: Piece };

function sameEntry({ name, sources: { words, others } }: PageOf, { kind, key }: Bare): SameEntry | undefined {
  for (const [id, signatures] of Object.entries(words.same)) {
    const shared = signatures.find((each) => each === key || each.startsWith(`${key} = `));
    if (shared === undefined && kind !== 'struct') continue;
    const theirs = shared?.split(' = ')[1] ?? key;
    const { contracts, release } = required(others.get(id), `no release has the ID ${id}`);
    const entries = contracts.flatMap((contract) =>
      contract.items
        .filter((item) => keyOf(item, contract) === theirs && isSameKind(item, kind))
        .map((item) => ({ contract, item })),
    );
    const found =
      entries.find(({ contract }) => contract.name === name) ??
      entries.find(({ contract }) => contract.kind === 'contract') ??
      entries[0];
    invariant(found || kind === 'struct', `${id} has no ${theirs}`);
    if (!found) continue;
    const href = `/${found.contract.slug}#${found.item.anchor}`;
    return { item: found.item, piece: { text: release.version, href } };
  }
  return undefined;
}

/** An ABI has the getter of a variable or constant as a function. */
const isSameKind = (item: Item, kind: ItemKind): boolean =>
  item.kind === kind || (kind === 'function' && isFunctionOrVariable(item));

/** Types are named after their library, as in the ABI. */
function keyOf({ kind, name, signature, inheritedFrom }: Item, contract: Contract): string {
  const library = inheritedFrom?.text ?? contract.name;
  const isInLibrary = (kind === 'struct' || kind === 'enum') && library !== name;
  return signature ?? (isInLibrary ? `${library}.${name}` : name);
}

const toParameter = (page: PageOf, parameter: AbiParameter, description: string): Parameter => ({
  name: parameter.name ?? '',
  type: typeOf(page, parameter),
  ...('indexed' in parameter && { isIndexed: parameter.indexed === true }),
  description,
});

function typeOf({ slug, entries }: PageOf, parameter: AbiParameter): Piece[] {
  const text = sourceType(parameter);
  const [, , key = ''] = declared.exec(parameter.internalType ?? '') ?? [];
  const entry = entries.find((each) => each.key === key);
  if (!entry) return text ? [{ text }] : [];
  const rest = text.slice(key.length);
  return [{ text: key, href: `/${slug}#${entry.anchor}` }, ...(rest ? [{ text: rest }] : [])];
}

/** Returns the library that a type belongs to, or the project that declares an item. */
function originOf({ abi }: PageOf, { kind, name, key }: Bare): Piece | undefined {
  const isType = kind === 'struct' || kind === 'enum';
  const text = isType ? key.slice(0, -name.length - 1) : libraryOf(kind, name, abi);
  return text ? { text } : undefined;
}

function toEntry({ slug, entries }: PageOf, kind: ItemKind, name: string): Piece {
  const entry = entries.find((each) => each.kind === kind && each.name === name);
  return entry ? { text: name, href: `/${slug}#${entry.anchor}` } : { text: name };
}

/** Adds the functions that list an error to those that its words name. */
function addThrowers(page: PageOf, error: Item, items: readonly Item[]): Item {
  if (error.kind !== 'error') return error;
  const listing = items.filter(
    ({ kind, reverts }) => kind === 'function' && reverts.some(({ text }) => text === error.name),
  );
  const names = new Set([...error.thrownBy.map(({ text }) => text), ...listing.map(({ name }) => name)]);
  return { ...error, thrownBy: [...names].sort().map((name) => toEntry(page, 'function', name)) };
}
