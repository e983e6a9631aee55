import { releaseTitle } from '@/lib/site/release';
import { plainText } from './doc-text';
import type { Contract, ReleaseModel } from './model';

/** The number of characters that search engines show. */
const longest = 160;
const shortest = 50;

/** Returns the release and part of a contract, such as `Lockup v1.2 Core`. */
const placeOf = (contract: Contract, model: ReleaseModel): string =>
  [releaseTitle(model.release), contract.part].filter(Boolean).join(' ');

/** Returns the browser title. It includes the release, because contracts of several releases share names. */
export const headTitle = (contract: Contract, model: ReleaseModel): string =>
  `${contract.name} in ${placeOf(contract, model)}`;

/** Describes the contract and names its release, in one or two sentences of 50 to 160 characters. */
export function describeContract(contract: Contract, model: ReleaseModel): string {
  const word = kindWords[contract.kind] ?? contract.kind;
  const article = /^[aei]/.test(word) ? 'An' : 'A';
  const where = `${word} in ${placeOf(contract, model)}`;
  const summary = plainText(contract.docs.summary).replace(/^See the documentation in .*$/, '');
  const [first = ''] = summary.split(/(?<=\.)\s/);
  if (first === '') return lengthen(`${contract.name}, ${article.toLowerCase()} ${where}.`);
  const belongs = ` ${article} ${where}.`;
  return lengthen(`${shorten(first, longest - belongs.length)}${belongs}`);
}

const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, text.lastIndexOf(' ', limit - 1)).replace(/[,;:]$/, '')}…`;

const lengthen = (text: string): string =>
  text.length >= shortest ? text : `${text} This page lists its members, with signatures and source code.`;

/** Of the kinds with other words than their own. */
const kindWords: Partial<Record<Contract['kind'], string>> = {
  abstract: 'abstract contract',
  type: 'value type',
};
