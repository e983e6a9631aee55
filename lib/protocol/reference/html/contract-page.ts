import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Heading } from '@/lib/markup/document';
import { formerAnchors } from '../former-anchors';
import { sectionsOf } from '../sections';
import { contractHead } from './contract-head';
import { contractIndex } from './contract-index';
import { type EntryContext, entry, points } from './entry';
import { toBlock } from './inline';

/** A page's content with what its contents list shows. */
export type ContractPage = {
  elements: Element[];
  headings: Heading[];
  anchors: string[];
  /** Anchors that the page once had, each with the one that stands for it now. */
  movedAnchors: Record<string, string>;
};

/** What a page needs besides its contract and errors. */
export type PageContext = EntryContext & {
  /** What comes first, such as a note about newer releases. */
  above: Element[];
  /** `/s/Vault`, with which the short links of all members begin. Absent where members have none. */
  shortLink?: string;
  /** The address of the files with the contract's ABI, without their ending. Absent where there are none. */
  abi?: string;
};

/** Makes the content of a page of the reference. */
export function contractPage(context: PageContext): ContractPage {
  const { contract, above, shortLink } = context;
  const headings: Heading[] = [];
  const movedAnchors = formerAnchors(contract);
  const formerOf = (id: string) => Object.keys(movedAnchors).filter((from) => movedAnchors[from] === id);
  const elements: Element[] = [
    ...above,
    ...contract.docs.details.map((text) => toBlock(text) as Element),
    ...points(contract),
    contractHead(contract, context.abi),
    ...contractIndex(contract),
  ];
  for (const { id, title, items } of sectionsOf(contract)) {
    headings.push({ depth: 2, id, text: title });
    headings.push(...items.map(({ anchor, name }): Heading => ({ depth: 3, id: anchor, text: name })));
    elements.push(
      h('h2', { id }, [...formerOf(id).map((from) => h('span', { id: from })), title]),
      ...items.map((item) =>
        entry({ ...item, aliases: [...item.aliases, ...formerOf(item.anchor)] }, context),
      ),
    );
  }
  return {
    elements: [h('div.contract', { dataShort: shortLink }, elements)],
    headings,
    anchors: contract.items.flatMap(({ aliases }) => aliases),
    movedAnchors,
  };
}
