import { errorsSlug } from '@/lib/protocol/errors/known-errors';
import { type Identifier, readIdentifier } from '@/lib/search/identifiers';

/** What a query without results is, and the pages that help, by path or URL. */
type UnknownQuery = { what: string; pages: { path: string; label: string }[] };

const decoder = { path: `/${errorsSlug}`, label: 'Decode revert data' };
const addresses = { path: '/guides/deployments/overview', label: 'Deployment addresses' };

const identifiers: Readonly<Record<Exclude<Identifier['kind'], 'selector'>, UnknownQuery>> = {
  address: {
    what: 'This looks like an address, but no contract in these docs has it. The block explorer of its chain shows what it is.',
    pages: [addresses],
  },
  topic: {
    what: 'This looks like the hash of a transaction or the topic of an event, but no event in these docs has it. To look up a transaction, use the block explorer of its chain. If the transaction failed, decode the data that it returned.',
    pages: [decoder],
  },
  'revert-data': {
    what: 'This looks like revert data, but no release in these docs has an error with its selector.',
    pages: [decoder],
  },
  part: {
    what: 'This looks like part of a hexadecimal number, or like one that these docs don’t have. After 0x, a selector has 8 digits, an address has 40, and a hash has 64. If a tool shortened the number, search for all of it.',
    pages: [addresses],
  },
};

/** Explains a query that finds nothing because it's a number in hexadecimal digits. */
export function explainUnknown(query: string): UnknownQuery | undefined {
  const identifier = readIdentifier(query);
  return identifier?.kind === 'selector'
    ? unknownSelector(identifier.text)
    : identifier && identifiers[identifier.kind];
}

const unknownSelector = (selector: string): UnknownQuery => ({
  what: 'This looks like a selector, but no function or error in these docs has it. A public database lists the selectors of other contracts.',
  pages: [
    {
      path: `https://www.4byte.directory/signatures/?bytes4_signature=${selector}`,
      label: 'Ethereum Signature Database',
    },
    decoder,
    addresses,
  ],
});

/** Whether a query has letters of another script. A single Greek one may be a unit or a variable. */
export const isInOtherScript = (query: string): boolean =>
  /\p{Script=Greek}{2}|(?![\p{Script=Greek}\p{Script=Common}\p{Script=Latin}])\p{L}/u.test(query);
