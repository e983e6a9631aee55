import { errorsSlug } from '@/lib/protocol/errors/known-errors';
import { readIdentifier } from '@/lib/search/identifiers';

/** What a query without results is, and the pages that help. */
type UnknownQuery = { what: string; pages?: { path: string; label: string }[] };

const decoder = { path: `/${errorsSlug}`, label: 'Decode revert data' };
const addresses = { path: '/guides/deployments/overview', label: 'Deployment addresses' };

const identifiers: Readonly<Record<string, UnknownQuery>> = {
  selector: {
    what: 'This looks like a selector, but no function or error in these docs has it. If a transaction failed, decode all data that it returned.',
    pages: [decoder, addresses],
  },
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
};

/** Explains a query that finds nothing because of what it is: a number in hexadecimal digits, or another script. */
export function explainUnknown(query: string): UnknownQuery | undefined {
  const identifier = readIdentifier(query);
  if (identifier) return identifiers[identifier.kind];
  const isOtherScript = /\p{L}/u.test(query) && !/\p{Script=Latin}/u.test(query);
  return isOtherScript ? { what: 'These docs are in English.' } : undefined;
}
