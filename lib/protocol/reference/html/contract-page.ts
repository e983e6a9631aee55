import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Heading } from '@/lib/markup/document';
import type { ErrorRow } from '../entry-parts';
import { formerAnchors } from '../former-anchors';
import type { Contract, Item } from '../model';
import { sectionsOf } from '../sections';
import { entry, points } from './entry';
import { pieceToCode, toBlock } from './inline';

/** A page's content with what its contents list shows. */
export type ContractPage = {
  elements: Element[];
  headings: Heading[];
  anchors: string[];
  /** Anchors that the page once had, each with the one that stands for it now. */
  movedAnchors: Record<string, string>;
};

/** Makes the content of a page of the reference. */
export function contractPage(
  contract: Contract,
  errorRow: ErrorRow,
  above: Element[] = [],
  shortLinkOf: (item: Item) => string | undefined = () => undefined,
): ContractPage {
  const headings: Heading[] = [];
  const movedAnchors = formerAnchors(contract);
  const formerOf = (id: string) => Object.keys(movedAnchors).filter((from) => movedAnchors[from] === id);
  const elements: Element[] = [
    ...above,
    ...contract.docs.details.map((text) => toBlock(text) as Element),
    ...points(contract),
    about(contract),
  ];
  for (const { id, title, items } of sectionsOf(contract)) {
    headings.push({ depth: 2, id, text: title });
    headings.push(...items.map(({ anchor, name }): Heading => ({ depth: 3, id: anchor, text: name })));
    elements.push(
      h('h2', { id }, [...formerOf(id).map((from) => h('span', { id: from })), title]),
      ...items.map((item) =>
        entry(
          contract,
          { ...item, aliases: [...item.aliases, ...formerOf(item.anchor)] },
          errorRow,
          shortLinkOf(item),
        ),
      ),
    );
  }
  return { elements, headings, anchors: contract.items.flatMap(({ aliases }) => aliases), movedAnchors };
}

/** What the contract is and where it stands among the others. */
function about({ kind, source, inherits, inheritedBy }: Contract): Element {
  const row = (title: string, content: Parameters<typeof h>[2]) =>
    h('div', [h('dt', title), h('dd', content)]);
  const list = (pieces: Contract['inherits']) =>
    pieces.flatMap((piece, index) => [...(index > 0 ? [', '] : []), pieceToCode(piece)]);
  return h('dl.about', [
    row('Kind', kind === 'abstract' ? 'abstract contract' : kind),
    row('Source', [h('a', { href: source.url }, source.file), ` in ${source.label}`]),
    ...(inherits.length > 0 ? [row('Inherits from', list(inherits))] : []),
    ...(inheritedBy.length > 0 ? [row('Inherited by', list(inheritedBy))] : []),
  ]);
}
