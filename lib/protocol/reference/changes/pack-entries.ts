import type { Entry, Field } from './entries';

/** An entry without what it shares with others: the kind, the name, and what isn't empty. */
type PackedEntry = Pick<Entry, 'kind' | 'name' | 'key' | 'mutability' | 'callers' | 'emits'> & {
  inputs?: string[];
  outputs?: string[];
};

/** The entries of several releases for the browser. Each is listed once, because releases share most of them. */
export type PackedEntries = {
  entries: PackedEntry[];
  /** Names, and the URL of the page, which is empty if there's none. */
  contracts: [name: string, page: string][];
  releases: Record<string, [entry: number, contract: number, anchor?: string][]>;
};

/** Packs the entries of releases, by version. */
export function packEntries(releases: Readonly<Record<string, readonly Entry[]>>): PackedEntries {
  const entries = new Indexed<PackedEntry>();
  const contracts = new Indexed<PackedEntries['contracts'][number]>();
  const pack = ({ contract, href = '', ...entry }: Entry): PackedEntries['releases'][string][number] => {
    const [page = '', anchor = ''] = href.split('#');
    const place = [entries.indexOf(packEntry(entry)), contracts.indexOf([contract, page])] as const;
    return anchor === usualAnchor(entry.name) || page === '' ? [...place] : [...place, anchor];
  };
  const packed = Object.entries(releases).map(([version, list]) => [version, list.map(pack)]);
  return { releases: Object.fromEntries(packed), entries: entries.list, contracts: contracts.list };
}

/** Returns the entries of a release. */
export const unpackEntries = ({ entries, contracts, releases }: PackedEntries, version: string): Entry[] =>
  (releases[version] ?? []).flatMap(([index, owner, anchor]) => {
    const entry = entries[index];
    const [contract = '', page = ''] = contracts[owner] ?? [];
    if (!entry) return [];
    const { inputs = [], outputs = [], emits, ...rest } = entry;
    return [
      {
        ...rest,
        contract,
        ...(page && { href: `${page}#${anchor ?? usualAnchor(entry.name)}` }),
        inputs: inputs.map(unpackField),
        outputs: outputs.map(unpackField),
        ...(entry.kind === 'function' && { emits: emits ?? [] }),
      },
    ];
  });

function packEntry({ inputs, outputs, emits = [], ...rest }: Omit<Entry, 'contract' | 'href'>): PackedEntry {
  return {
    ...rest,
    ...(inputs.length > 0 && { inputs: inputs.map(packField) }),
    ...(outputs.length > 0 && { outputs: outputs.map(packField) }),
    ...(emits.length > 0 && { emits }),
  };
}

/** Returns a field as a text: `IERC20 token|address*` is an indexed token, which is an address in the ABI. */
const packField = ({ name, type, abiType, isIndexed }: Field): string =>
  `${type} ${name}${abiType ? `|${abiType}` : ''}${isIndexed ? '*' : ''}`;

function unpackField(text: string): Field {
  const [, type = '', name = '', abiType, star] = /^(\S*) (\w*)(?:\|([^*]+))?(\*)?$/.exec(text) ?? [];
  return { name, type, ...(abiType && { abiType }), ...(star && { isIndexed: true as const }) };
}

/** The anchor of a type doesn't contain its library. */
const usualAnchor = (name: string): string => name.replace(/^.*\./, '').toLowerCase();

class Indexed<Value> {
  readonly list: Value[] = [];
  private readonly indexes = new Map<string, number>();

  indexOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    this.indexes.set(key, this.list.length);
    return this.list.push(value) - 1;
  }
}
