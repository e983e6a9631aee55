import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { type Document, type DocumentEntry, type DocumentLink, toUrl } from '@/lib/markup/document';
import { withWholeLinks } from '@/lib/markup/link-addresses';
import { proseHtml } from '@/lib/markup/prose-html';
import { abiUrl } from '@/lib/protocol/reference/abi-files';
import { contractCalls } from '@/lib/protocol/reference/calls/call-forms';
import { describeContract, headTitle, leadOf } from '@/lib/protocol/reference/describe-contract';
import { errorRowsOf } from '@/lib/protocol/reference/entry-parts';
import { contractPage } from '@/lib/protocol/reference/html/contract-page';
import type { StructAt } from '@/lib/protocol/reference/html/parameter-list';
import { memberPrefixOf } from '@/lib/protocol/reference/list-symbols';
import { loadReleases } from '@/lib/protocol/reference/load-release';
import type { Contract, Item, ReleaseModel } from '@/lib/protocol/reference/model';
import { contractToMarkdown } from '@/lib/protocol/reference/to-markdown';
import { invariant } from '@/lib/site/invariant';
import { type FamilyRelease, isSameRelease, releaseId, releaseTitle } from '@/lib/site/release';
import { newestOf } from '@/lib/site/releases';

let entries: Map<string, { contract: Contract; model: ReleaseModel }> | undefined;

function pages(): Map<string, { contract: Contract; model: ReleaseModel }> {
  entries ??= new Map(
    loadReleases().flatMap((model) =>
      model.contracts.map((contract) => [contract.slug, { contract, model }] as const),
    ),
  );
  return entries;
}

/** Lists every page of the contract reference. Cached, because the packages don't change while a command runs. */
export const listReferenceEntries = (): DocumentEntry[] =>
  [...pages()].map(([slug, { contract }]) => ({ slug, file: fileOf(contract), format: 'contract' }));

const fileOf = ({ source }: Contract): string => `${source.label}: ${source.file}`;

/** Returns a page of the contract reference as a document. */
export function loadReferenceDocument(slug: string): Document {
  const page = pages().get(slug);
  invariant(page, `no contract has the slug "${slug}"`);
  const { contract, model } = page;
  const abi = abiOf(contract, model);
  const shortLink = memberPrefixOf(loadReleases(), contract);
  const calls = contractCalls(contract, model);
  const errorRow = errorRowsOf(model);
  const {
    element,
    headings,
    anchors,
    movedAnchors = {},
  } = contractPage({
    contract,
    errorRow,
    structAt: structsOf(model),
    calls,
    ...(shortLink && { shortLink }),
    ...(abi && { abi }),
  });
  const links = takeLinks(element, fileOf(contract), toUrl(slug));
  const canonical = canonicalOf(contract, model);
  return {
    slug,
    file: fileOf(contract),
    frontMatter: {
      title: contract.name,
      description: describeContract(contract, model),
      tocDepth: 3,
      release: [releaseTitle(model.release)],
    },
    headTitle: headTitle(contract, model),
    lead: leadOf(contract),
    headings,
    sections: [],
    anchors,
    movedAnchors,
    links,
    snippets: [],
    samples: [],
    body: { kind: 'html', html: write(element) },
    markdown: withWholeLinks(contractToMarkdown(contract, errorRow, abi), toUrl(slug)),
    origin: { label: contract.source.label, url: contract.source.url },
    ...(canonical && { canonical }),
    width: calls ? 'full' : 'wide',
  };
}

/** Returns the URL of a contract's ABI files, without their extension. */
const abiOf = ({ name, abi }: Contract, { release }: ReleaseModel): string | undefined =>
  abi && abi.length > 0 ? abiUrl({ release: releaseId(release), name }) : undefined;

function structsOf({ contracts }: ReleaseModel): StructAt {
  const structs = new Map(
    contracts.flatMap(({ slug, items }) =>
      items
        .filter(({ kind }) => kind === 'struct')
        .map((item): [string, Item] => [`${toUrl(slug)}#${item.anchor}`, item]),
    ),
  );
  return (href) => structs.get(href);
}

/** The comptroller isn't part of any product, and its releases are in order. */
const newestRelease = ({ product }: ReleaseModel['release']): FamilyRelease | undefined =>
  product === 'comptroller'
    ? loadReleases().find((each) => each.release.product === product)?.release
    : newestOf(product);

/** Of a contract that kept its name, search engines should index the page in the newest release. */
function canonicalOf({ name, kind }: Contract, { release }: ReleaseModel): string | undefined {
  const newest = newestRelease(release);
  if (!newest || newest.version === release.version) return undefined;
  const model = loadReleases().find((each) => isSameRelease(each.release, newest));
  const same = model?.contracts.find((each) => each.name === name && each.kind === kind);
  return same && toUrl(same.slug);
}

/** Lists the links in a page, and shortens those that stay on it. */
function takeLinks(page: Element, file: string, url: string): DocumentLink[] {
  const links: DocumentLink[] = [];
  visit(page, 'element', ({ tagName, properties }) => {
    if (tagName !== 'a') return;
    const href = String(properties.href);
    links.push({ href, place: { file, line: 1, column: 1 } });
    if (href.startsWith(`${url}#`)) properties.href = href.slice(url.length);
  });
  return links;
}

function write(page: Element): string {
  const root = h(null, page);
  proseHtml()(root);
  return toHtml(root, { omitOptionalTags: true, preferUnquoted: true });
}
