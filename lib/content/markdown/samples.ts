import path from 'node:path/posix';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { CodeLink } from '@/lib/content/code/highlight';
import { type Fault, type PageContext, placeOf, reporter } from '@/lib/content/page-context';
import { loadSample, remixUrl } from '@/lib/content/samples/load-sample';
import { sampleFile, sampleUrl } from '@/lib/content/samples/sample-files';
import { linksInSample } from '@/lib/content/samples/sample-links';
import { withImports } from '@/lib/content/samples/solidity-imports';
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

/** Replaces `<Sample file="…" region="…" title="…" meta="…" />` with a code block. */
export const samples = (page: PageContext) => () => (tree: Root) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Sample' || !parent || index === undefined) return;
    const result = toCode(page, node);
    if (!Array.isArray(result)) {
      parent.children[index] = { ...result, ...(node.position && { position: node.position }) };
      return;
    }
    for (const { what, fix } of result) reporter(page, 'samples')(node, what, fix);
  });
};

function toCode(page: PageContext, node: MdxJsxFlowElement): Code | Fault[] {
  const { file, region, title, meta = '' } = textAttributes(node);
  if (node.children.length > 0)
    return [{ what: 'A <Sample> has content.', fix: 'Write it as <Sample file="…" />.' }];
  // What is missing has been reported.
  if (file === undefined) return [];
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
    fix: 'It takes showLineNumbers, wrap, {token, start..end}.',
  }));
}
