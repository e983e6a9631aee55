import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Heading } from '@/lib/markup/document';
import { exampleRoles } from '../calls/example-arguments';
import { formerAnchors } from '../former-anchors';
import { sectionsOf } from '../sections';
import { callBlock } from './call-block';
import { contractHead } from './contract-head';
import { contractIndex } from './contract-index';
import { type EntryContext, entry, points } from './entry';
import { toBlock } from './inline';

/** A page's content, with the headings for its table of contents. */
export type ContractPage = {
  elements: Element[];
  headings: Heading[];
  anchors: string[];
  /** Anchors that the page used to have, each with its replacement. */
  movedAnchors: Record<string, string>;
};

/** What a page needs in addition to its contract and errors. */
export type PageContext = EntryContext & {
  /** Elements at the top, such as a note about newer releases. */
  above: Element[];
  /** The prefix of all members' short links, such as `/s/Vault`. Absent if members have none. */
  shortLink?: string;
  /** The URL of the contract's ABI files, without their extension. Absent if there are none. */
  abi?: string;
};

/** Renders the content of a reference page. */
export function contractPage(context: PageContext): ContractPage {
  const { contract, above, shortLink } = context;
  const headings: Heading[] = [];
  const movedAnchors = formerAnchors(contract);
  const formerOf = (id: string) => Object.keys(movedAnchors).filter((from) => movedAnchors[from] === id);
  const elements: Element[] = [
    ...above,
    ...contract.docs.details.map((text) => toBlock(text) as Element),
    ...points(contract),
    ...overview(context),
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

/** Renders what a reader needs before the entries: the head, the index, and what all calls require. */
function overview({ contract, abi, calls }: PageContext): Element[] {
  const head = contractHead(contract, abi);
  const index = contractIndex(contract);
  if (!calls) return [head, ...index];
  const { sender, recipient, token } = exampleRoles;
  const roles = [
    shorten(sender),
    ' is the sender, ',
    shorten(recipient),
    ' the recipient, and ',
    shorten(token),
    ' the token.',
  ];
  return [
    h('div.overview', [
      head,
      h('div', [callBlock('setup', calls.setup), h('p', ['In the example calls, ', ...roles])]),
    ]),
    ...index,
  ];
}

const shorten = (address: string): Element => h('code', `${address.slice(0, 6)}…`);
