import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { type Document, type DocumentLink, toUrl } from '@/lib/content/document';
import type { DocumentEntry } from '@/lib/content/source';
import { invariant } from '@/lib/invariant';
import { proseHtml } from '@/lib/markdown/prose-html';
import { withWholeLinks } from '@/lib/markdown/whole-address';
import { shortLinksOf } from '@/lib/symbols/list-symbols';
import { describeContract, headTitle } from './describe-contract';
import { errorRowsOf } from './error-row';
import { contractPage } from './html/contract-page';
import { loadReleases } from './load-release';
import type { Contract, ReleaseModel } from './model';
import { releaseNote } from './release-note';
import { contractToMarkdown } from './to-markdown';
import { counterpart, otherReleases } from './versions';

let entries: Map<string, { contract: Contract; model: ReleaseModel }> | undefined;

function pages(): Map<string, { contract: Contract; model: ReleaseModel }> {
  entries ??= new Map(
    loadReleases().flatMap((model) =>
      model.contracts.map((contract) => [contract.slug, { contract, model }] as const),
    ),
  );
  return entries;
}

/** Every page of the contract reference. The packages don't change while a command runs. */
export const listReferenceEntries = (): DocumentEntry[] =>
  [...pages()].map(([slug, { contract }]) => ({ slug, file: fileOf(contract), format: 'contract' }));

const fileOf = ({ source }: Contract): string => `${source.label}: ${source.file}`;

/**
 * A page of the contract reference as a document.
 */
export function loadReferenceDocument(slug: string): Document {
  const page = pages().get(slug);
  invariant(page, `no contract has the slug "${slug}"`);
  const { contract, model } = page;
  const { elements, headings, anchors, movedAnchors } = contractPage(
    contract,
    errorRowsOf(model),
    releaseNote(contract, model),
    shortLinksOf(loadReleases(), contract),
  );
  const links = linksOf(elements, fileOf(contract));
  const canonical = canonicalOf(contract, model);
  return {
    slug,
    file: fileOf(contract),
    frontMatter: { title: contract.name, description: describeContract(contract, model), tocDepth: 3 },
    headTitle: headTitle(contract, model),
    headings,
    sections: [],
    anchors,
    movedAnchors,
    links,
    snippets: [],
    samples: [],
    body: { kind: 'html', html: write(elements) },
    markdown: plainBody(contract, model),
    origin: { label: contract.source.label, url: contract.source.url },
    ...(canonical && { canonical }),
  };
}

/** Search engines should know an item by its page of the default release. */
function canonicalOf(contract: Contract, model: ReleaseModel): string | undefined {
  if (model.release.isDefault) return undefined;
  const byDefault = otherReleases(model).find(({ release }) => release.isDefault);
  const target = byDefault && counterpart(contract, byDefault);
  return target?.isSameItem ? `/${target.slug}` : undefined;
}

function linksOf(elements: Element[], file: string): DocumentLink[] {
  const links: DocumentLink[] = [];
  visit({ type: 'root', children: elements }, 'element', ({ tagName, properties }) => {
    if (tagName === 'a') links.push({ href: String(properties.href), place: { file, line: 1, column: 1 } });
  });
  return links;
}

/** The page as plain Markdown with whole addresses, without its title, which stands above the body. */
function plainBody(contract: Contract, model: ReleaseModel): string {
  const body = contractToMarkdown(contract, errorRowsOf(model)).replace(/^# .*\n+/, '');
  return withWholeLinks(body, toUrl(contract.slug));
}

function write(elements: Element[]): string {
  const root = h(null, structuredClone(elements));
  proseHtml()(root);
  return toHtml(root, { omitOptionalTags: true, preferUnquoted: true });
}
