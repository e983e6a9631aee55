import type { Contract, ReleaseModel } from './model';
import { plainText } from './plain-text';
import { releaseName } from './release-note';

/** As many characters as search engines show. */
const longest = 160;
const shortest = 50;

/** What a contract is part of: `Lockup v1.2 Core`. */
const placeOf = (contract: Contract, model: ReleaseModel): string =>
  [releaseName(model), contract.part].filter(Boolean).join(' ');

/** The title in the browser: contracts of several releases share their names. */
export const headTitle = (contract: Contract, model: ReleaseModel): string =>
  `${contract.name} in ${placeOf(contract, model)}`;

/** One sentence or two of 50 to 160 characters: what the contract does, and where it belongs. */
export function describeContract(contract: Contract, model: ReleaseModel): string {
  const { article, word } = kindWords[contract.kind];
  const where = `${word} of ${placeOf(contract, model)}`;
  const summary = plainText(contract.docs.summary).replace(/^See the documentation in .*$/, '');
  const [first = ''] = summary.split(/(?<=\.)\s/);
  if (first === '') return lengthen(`${contract.name}, ${article.toLowerCase()} ${where}.`);
  const belongs = ` ${article} ${where}.`;
  return lengthen(`${shorten(first, longest - belongs.length)}${belongs}`);
}

/** Cuts a sentence at the end of a word. */
const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, text.lastIndexOf(' ', limit - 1)).replace(/[,;:]$/, '')}…`;

const lengthen = (text: string): string =>
  text.length >= shortest ? text : `${text} Its members with signatures and source.`;

const kindWords: Record<Contract['kind'], { article: string; word: string }> = {
  contract: { article: 'A', word: 'contract' },
  abstract: { article: 'An', word: 'abstract contract' },
  interface: { article: 'An', word: 'interface' },
  library: { article: 'A', word: 'library' },
  struct: { article: 'A', word: 'struct' },
  enum: { article: 'An', word: 'enum' },
  type: { article: 'A', word: 'value type' },
};
