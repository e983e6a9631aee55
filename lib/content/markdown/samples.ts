import path from 'node:path/posix';
import type { Code, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { CodeLink } from '@/lib/content/code/highlight';
import { type Fault, type PageContext, placeOf, reporter } from '@/lib/content/page-context';
import { loadSample, remixUrl } from '@/lib/content/samples/load-sample';
import { sampleFile, sampleUrl } from '@/lib/content/samples/sample-files';
import { linksInSample } from '@/lib/content/samples/sample-links';
import { withImports } from '@/lib/content/samples/solidity-imports';
import { nearest } from '@/lib/markup/nearest';
import { readFenceMeta } from './fence-meta';
import { textAttributes } from './jsx';

/** The title and the links in the bar above code that was read from a file. */
export type CodeBar = {
  title: string;
  link: { href: string; label: string; file: string };
  remixUrl?: string;
};

declare module 'mdast' {
  interface CodeData {
    bar?: CodeBar;
    links?: CodeLink[];
  }
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const attributeNames = ['file', 'region', 'title', 'meta'];

/** Replaces `<Sample file="…" region="…" title="…" meta="…" />` with a code block. */
export const samples = (page: PageContext) => () => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    if (!isSample(node) || !parent || index === undefined) return;
    const mistakes = [...mistakesOfForm(node), ...node.attributes.flatMap(mistakesOfAttribute)];
    const result = mistakes.length > 0 ? mistakes : toCode(page, node, textAttributes(node));
    if (!Array.isArray(result)) {
      parent.children[index] = { ...result, ...(node.position && { position: node.position }) };
      return;
    }
    for (const { what, fix } of result) reporter(page, 'samples')(node, what, fix);
  });
};

const isSample = (node: Nodes): node is Element =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Sample';

function mistakesOfForm({ type, children }: Element): Fault[] {
  const inText = 'A <Sample> stands within a line of text.';
  if (type === 'mdxJsxTextElement')
    return [{ what: inText, fix: 'Put it on a line of its own, between empty lines.' }];
  return children.length > 0
    ? [{ what: 'A <Sample> has content.', fix: 'Write it as <Sample file="…" />.' }]
    : [];
}

function mistakesOfAttribute(attribute: Element['attributes'][number]): Fault[] {
  if (attribute.type !== 'mdxJsxAttribute')
    return [{ what: 'A <Sample> takes no {...spread}.', fix: 'Write its attributes one by one.' }];
  const { name, value } = attribute;
  if (!attributeNames.includes(name)) {
    const guess = nearest(name, attributeNames);
    const list = `It takes ${attributeNames.join(', ')}.`;
    return [{ what: `<Sample> takes no "${name}".`, fix: guess ? `Did you mean "${guess}"? ${list}` : list }];
  }
  if (typeof value === 'string' && value.trim() !== '') return [];
  return [{ what: `"${name}" of <Sample> is no text.`, fix: `Write it between quotes:  ${name}="…"` }];
}

function toCode(page: PageContext, node: Element, attributes: Record<string, string>): Code | Fault[] {
  const { file, region, title, meta = '' } = attributes;
  if (file === undefined)
    return [
      { what: 'A <Sample> names no file.', fix: 'Write  file="…" , with a path below content/samples/.' },
    ];
  const sample = loadSample(file, region);
  if (Array.isArray(sample)) return sample;
  const isSolidity = sample.language === 'solidity';
  page.inputs.push(sampleFile(file), ...(isSolidity ? withImports(sampleFile(file)) : []));
  if (!page.samples.includes(file)) page.samples.push(file);
  const mistakes = mistakesOfMeta(meta);
  if (mistakes.length > 0) return mistakes;
  const link = { href: sampleUrl(file), label: region ? 'Whole file' : 'Raw file', file };
  // A region doesn't compile on its own.
  const remix = region ? undefined : remixUrl(file);
  const bar: CodeBar = { title: title ?? path.basename(file), link, ...(remix && { remixUrl: remix }) };
  const links = isSolidity ? linksInSample(file, sample.shown) : [];
  page.links.push(...links.map(({ href }) => ({ href, place: placeOf(page, node) })));
  return { type: 'code', lang: sample.language, meta, value: sample.shown.code, data: { bar, links } };
}

/** Returns a mistake for each word in `meta` that has no meaning here. */
function mistakesOfMeta(meta: string): Fault[] {
  const { unknown, title, alt } = readFenceMeta(meta);
  const words = [
    ...unknown,
    ...(title === undefined ? [] : ['title']),
    ...(alt === undefined ? [] : ['alt']),
  ];
  return words.map((word) => ({
    what: `"${word}" means nothing in the meta of <Sample>.`,
    fix: 'It takes showLineNumbers, wrap, {1,3-5}.',
  }));
}
