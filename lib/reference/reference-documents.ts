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
import { errorRowsOf } from './error-row';
import { contractPage } from './html/contract-page';
import { loadReleases } from './load-release';
import type { Contract, ReleaseModel } from './model';
import { releaseName, releaseNote } from './release-note';
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
 * @param waiting slugs of pages that are listed but not written; a link to one is shown as its words
 */
export function loadReferenceDocument(slug: string, waiting: ReadonlySet<string>): Document {
  const page = pages().get(slug);
  invariant(page, `no contract has the slug "${slug}"`);
  const { contract, model } = page;
  const { elements, headings, anchors } = contractPage(
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
    frontMatter: { title: contract.name, description: describe(contract, model), tocDepth: 3 },
    headings,
    sections: [],
    anchors,
    links,
    snippets: [],
    samples: [],
    body: { kind: 'html', html: write(elements, waiting) },
    markdown: plainBody(contract, model, waiting),
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

/** One sentence without Markdown, of the length that search engines show. */
function describe(contract: Contract, model: ReleaseModel): string {
  const text = contract.docs.summary
    .replace(/\[(`?[^\]]*`?)\]\([^)]*\)/g, '$1')
    .replace(/[`\\]/g, '')
    .replace(/^See the documentation in .*$/, '');
  const [first = ''] = text.split(/(?<=\.)\s/);
  const { article, word } = kindWords[contract.kind];
  const place = [releaseName(model), contract.part].filter(Boolean).join(' ');
  return `${first} ${first ? article : `${contract.name}, ${article.toLowerCase()}`} ${word} of ${place}.`.trim();
}

const kindWords: Record<Contract['kind'], { article: string; word: string }> = {
  contract: { article: 'A', word: 'contract' },
  abstract: { article: 'An', word: 'abstract contract' },
  interface: { article: 'An', word: 'interface' },
  library: { article: 'A', word: 'library' },
  struct: { article: 'A', word: 'struct' },
  enum: { article: 'An', word: 'enum' },
  type: { article: 'A', word: 'value type' },
};

function linksOf(elements: Element[], file: string): DocumentLink[] {
  const links: DocumentLink[] = [];
  visit({ type: 'root', children: elements }, 'element', ({ tagName, properties }) => {
    if (tagName === 'a') links.push({ href: String(properties.href), place: { file, line: 1, column: 1 } });
  });
  return links;
}

/** The page as plain Markdown with whole addresses, without its title, which stands above the body. */
function plainBody(contract: Contract, model: ReleaseModel, waiting: ReadonlySet<string>): string {
  const body = contractToMarkdown(contract, errorRowsOf(model)).replace(/^# .*\n+/, '');
  return withWholeLinks(body, { page: toUrl(contract.slug), waiting });
}

function write(elements: Element[], waiting: ReadonlySet<string>): string {
  const root = h(null, structuredClone(elements));
  proseHtml(waiting)()(root);
  return toHtml(root, { omitOptionalTags: true, preferUnquoted: true });
}
