import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { highlight, type LineRange } from '@/lib/content/code/highlight';
import { languageOf } from '@/lib/content/code/languages';
import { type PageContext, type Placed, reporter } from '@/lib/content/page-context';
import { DiagramError, renderMermaid } from '@/lib/figures/diagrams/render-mermaid';
import { toAnchor } from '@/lib/markup/anchors';
import { breakName } from '@/lib/markup/break-name';
import { toHtmlNode } from '@/lib/markup/html-node';
import { suggest } from '@/lib/markup/nearest';
import { type FenceMeta, findLines, readFenceMeta } from './fence-meta';
import type { CodeBar } from './samples';

/** Highlights code fences and draws `mermaid` ones, at build time. */
export const fences = (page: PageContext) => () => async (tree: Root) => {
  const work: Promise<void>[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const meta = readFenceMeta(node.meta);
    for (const word of meta.unknown) reportWord(page, node, word);
    const render = node.lang === 'mermaid' ? drawDiagram : highlightCode;
    work.push(
      render(page, node, meta).then((figure) => {
        if (figure) parent.children[index] = toHtmlNode(figure, node);
      }),
    );
  });
  await Promise.all(work);
};

async function highlightCode(page: PageContext, node: Code, meta: FenceMeta): Promise<Element | undefined> {
  const language = languageOf(node.lang ?? 'text');
  if ('unknown' in language) {
    // Other frameworks write a title or lines without a space.
    const [, name = '', title] = /^(\w+)(?:\{[\d,-]+\}|:(\S+))$/.exec(language.unknown) ?? [];
    const fix = name
      ? `Write  \`\`\`${name}${title ? ` title="${title}"` : ''}`
      : suggest(language.unknown, language.known, `The languages are ${language.known.join(', ')}.`);
    reporter(page, 'code')(node, `"${language.unknown}" is not a language that we highlight.`, fix);
    return undefined;
  }
  const focused = findFocused(page, node, meta);
  const lines = await highlight(node.value, language.id, { ...meta, focused, ...node.data });
  return codeFigure(node.value, lines, language.label, { ...meta, ...node.data?.bar });
}

/** The number of characters of a file name that fit into the bar on a phone, beside the links and buttons. */
const titleWidth = 16;

const isFileName = (title: string): boolean => /^\S*\.\w+$/.test(title);

/** Renders a code block with a title bar. The client component `PageActions` handles its buttons. */
function codeFigure(
  code: string,
  lines: ElementContent[],
  language: string,
  { title, link, remixUrl, showLineNumbers, wrap, focused }: FenceMeta & Partial<CodeBar>,
): Element {
  const state = {
    dataWrap: wrap ? '' : null,
    dataNumbers: showLineNumbers ? '' : null,
    dataFocus: focused.length > 0 ? '' : null,
  };
  const longest = Math.max(...code.split('\n').map(({ length }) => length));
  const isFile = isFileName(title ?? '') || link !== undefined;
  return h(`figure.code${code.includes('\n') || isFile ? '' : '.code-single'}`, state, [
    h('figcaption', [
      title &&
        (isFileName(title)
          ? h('span.code-title.code-name', breakName(title, titleWidth))
          : h('span.code-title', title)),
      h('span.code-language', language),
      link && h('a.code-file', { href: link.href, ariaLabel: `${link.label} ${link.file}` }, link.label),
      remixUrl && h('a.code-file', { href: remixUrl }, 'Open in Remix'),
      longest > lineWidth
        ? codeButton('wrap', 'Wrap long lines', {
            ariaPressed: String(wrap),
            dataFits: longest <= columnWidth ? 'narrow' : longest <= fullWidth ? 'wide' : null,
          })
        : undefined,
      codeButton('copy', 'Copy code'),
    ]),
    h('pre', { tabIndex: 0 }, h('code', wrap ? lines.flatMap(breakText) : lines)),
  ]);
}

/** The number of characters of code in a line on a phone. */
const lineWidth = 36;

/** Lines up to these lengths fit from 48rem and from 90rem on, where `app/code.css` hides the button. */
const [columnWidth, fullWidth] = [60, 94];

/** Lets a long URL in plain text wrap between its parts. */
const breakText = (node: ElementContent): ElementContent[] =>
  node.type === 'text' ? breakName(node.value, lineWidth) : [node];

const codeButton = (action: string, label: string, state: Properties = {}): Element =>
  h(
    'button',
    { type: 'button', className: `code-${action}`, dataAction: action, ariaLabel: label, ...state },
    h(`span.icon.icon-${action}`),
  );

async function drawDiagram(
  page: PageContext,
  node: Code,
  { title, alt }: FenceMeta,
): Promise<Element | undefined> {
  const tell = reporter(page, 'diagrams');
  if (!title || !alt) {
    const fix = 'Write both on its first line: ```mermaid title="…" alt="…".';
    tell(node, 'A diagram has no title or no text alternative.', fix);
    return undefined;
  }
  try {
    const svg = renderMermaid(node.value, { id: toAnchor(title), title, alt });
    const canvas = h('div.diagram-canvas', { tabIndex: 0, role: 'group', ariaLabel: title });
    canvas.children = [{ type: 'raw', value: svg }];
    return h('figure.diagram', [canvas, h('figcaption', title)]);
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    const fix = 'docs/page-syntax.md shows what diagrams can hold.';
    tell(atLine(node, error.line), `The diagram can't be drawn: ${error.message}`, fix);
    return undefined;
  }
}

/** Returns the place of a line of a fence, where 1 is below the opening one, and 0 the fence itself. */
function atLine({ position }: Code, line = 0): Placed {
  if (!position || line === 0) return { position };
  return { position: { ...position, start: { line: position.start.line + line, column: 1 } } };
}

function reportWord(page: PageContext, node: Code, word: string): void {
  const known = ['title="…"', 'alt="…"', 'showLineNumbers', 'wrap', '{token, start..end}'];
  const [, , title] = /^(\[|file(?:name)?=")(.+)["\]]$/.exec(word) ?? [];
  const straight = word.replace(/[“”„]/g, '"');
  const fix = title
    ? `Write  title="${title}"`
    : straight === word
      ? `A fence takes ${known.join(', ')}.`
      : `Write straight quotes:  ${straight}`;
  reporter(page, 'code')(node, `"${word}" means nothing on a code fence.`, fix);
}

/** Returns the lines to highlight, and reports names that no line contains. The code can come from a file, which changes. */
function findFocused(page: PageContext, node: Code, { focused }: FenceMeta): LineRange[] {
  const { ranges, missing } = findLines(node.value, focused);
  for (const name of missing) {
    const fix =
      'Name what the lines contain, such as {token}, or what the first and the last one do: {start..end}.';
    reporter(page, 'code')(node, `{${name}} is to be highlighted, but selects no line.`, fix);
  }
  return ranges;
}
