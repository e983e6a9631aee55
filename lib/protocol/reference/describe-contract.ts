import { releaseTitle } from '@/lib/site/release';
import { firstSentence, plainText } from './doc-text';
import type { Contract, ReleaseModel } from './model';

/** The numbers of characters that search engines show. */
const [shortest, longest] = [50, 160];

/** Returns the release and part of a contract, such as `Lockup v1.2 Core`. */
const releaseAndPart = (contract: Contract, model: ReleaseModel): string =>
  [releaseTitle(model.release), contract.part].filter(Boolean).join(' ');

/** Returns the browser title. It includes the release, because contracts of several releases share names. */
export const headTitle = (contract: Contract, model: ReleaseModel): string =>
  `${contract.name} in ${releaseAndPart(contract, model)}`;

/** Returns the first sentence about a contract, without the release, which pages show above it. */
export const leadOf = ({ docs }: Contract): string =>
  plainText(firstSentence(docs.summary)).replace(/^See the documentation in .*$/, '');

/** Describes the contract and names its release, in one or two sentences of 50 to 160 characters. */
export function describeContract(contract: Contract, model: ReleaseModel): string {
  const word = kindWords[contract.kind] ?? contract.kind;
  const where = `${/^[aei]/.test(word) ? 'an' : 'a'} ${word} in ${releaseAndPart(contract, model)}`;
  const first = leadOf(contract);
  if (first === '') return lengthen(`${contract.name}, ${where}.`);
  const belongs = ` A${where.slice(1)}.`;
  return lengthen(`${shorten(first, longest - belongs.length)}${belongs}`);
}

const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, text.lastIndexOf(' ', limit - 1)).replace(/[,;:]$/, '')}…`;

const lengthen = (text: string): string =>
  text.length >= shortest ? text : `${text} This page lists its members, with signatures and source code.`;

/** Of the kinds with other words than their own. */
const kindWords: Record<string, string> = { abstract: 'abstract contract', type: 'value type' };
