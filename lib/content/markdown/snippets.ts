import fs from 'node:fs';
import path from 'node:path';
import type { Parent, Root, Text } from 'mdast';
// Adds the types of the expression nodes.
import type {} from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { type PageContext, reporter } from '@/lib/content/page-context';
import { DataTableError } from '@/lib/markup/data-table';
import { toBlockNode } from '@/lib/markup/html-node';
import { nearest, suggest } from '@/lib/markup/nearest';
import { toSyntaxProblem } from '@/lib/markup/syntax-problem';
import { markSortable } from '@/lib/markup/table-elements';
import { dataTables, tableInputs } from '@/lib/protocol/data-tables';
import { filesBelow } from '@/lib/site/files-below';
import { itemAt, required } from '@/lib/site/invariant';
import { readDirectives } from './admonitions';
import { refuseCode } from './components';
import { attributeText, textAttributes } from './jsx';

const folder = 'content/snippets';

/** Lists the names of all snippets, sorted. */
export const listSnippets = (): string[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.basename(file, '.mdx'))
    .sort();

/** Returns the path of a snippet, relative to the repository. */
export const snippetFile = (name: string): string => path.posix.join(folder, `${name}.mdx`);

/** Replaces `<Snippet name="…" />` and data tables with their content. `{word}` is the attribute of that name. */
export const snippets = (page: PageContext) =>
  function attach(this: Processor<Root>) {
    const parse: Parse = (text, name, place) => {
      const tree = this.parse(new VFile({ value: text, path: name })) as Root;
      visit(tree, (node) => {
        if ('attributes' in node && Array.isArray(node.attributes))
          for (const attribute of node.attributes) attribute.position = place(attribute.position);
        node.position = place(node.position);
      });
      readDirectives(page, tree, text);
      return tree;
    };
    return (tree: Root) => include(page, tree, parse, []);
  };

/** Parses included text. `place` converts a location in that text to the one that messages use. */
type Parse = (text: string, name: string, place: (own: Position | undefined) => Position | undefined) => Root;

type Inclusion = { node: MdxJsxFlowElement; name: string; parent: Parent };

async function include(page: PageContext, tree: Root, parse: Parse, trail: string[]): Promise<void> {
  const inclusions: Inclusion[] = [];
  visit(tree, 'mdxJsxFlowElement', (node, _, parent) => {
    const { name } = node;
    if (parent && name && (name === 'Snippet' || Object.hasOwn(dataTables, name)))
      inclusions.push({ node, name, parent });
  });
  for (const { node, name, parent } of inclusions) {
    const content =
      name === 'Snippet' ? await load(page, node, parse, trail) : await makeTable(page, node, parse, name);
    // Nested snippets are already part of this content, so check only the outermost.
    if (trail.length === 0) refuseCode(page, content);
    parent.children.splice(parent.children.indexOf(node), 1, ...content.children);
  }
}

const nothing: Root = { type: 'root', children: [] };

async function makeTable(
  page: PageContext,
  node: MdxJsxFlowElement,
  parse: Parse,
  name: string,
): Promise<Root> {
  try {
    const attributes = textAttributes(node);
    page.inputs.push(...(await tableInputs(name, attributes)));
    const { make } = required(dataTables[name], `there is no data table ${name}`);
    const made = await make(attributes);
    // Generated text doesn't have its own locations.
    const place = () => node.position;
    if (typeof made === 'string') return parse(made, name, place);
    if ('sortable' in made) return markSortable(parse(made.sortable, name, place));
    if ('element' in made) return { type: 'root', children: [toBlockNode(made, node)] };
    const tree = parse(made.markdown, name, place);
    made.mark(tree);
    return tree;
  } catch (error) {
    if (!(error instanceof DataTableError)) throw error;
    reporter(page, 'data-tables')(node, error.message, error.fix);
    return nothing;
  }
}

async function load(
  page: PageContext,
  node: MdxJsxFlowElement,
  parse: Parse,
  trail: string[],
): Promise<Root> {
  const tell = reporter(page, 'snippets');
  const name = attributeText(node, 'name') ?? '';
  const file = snippetFile(name);
  if (trail.includes(name)) {
    const circle = [...trail, name].join(' → ');
    tell(node, `The snippet ${name} includes itself: ${circle}.`, 'Break the circle.');
    return nothing;
  }
  if (!/^\w+$/.test(name) || !fs.existsSync(file)) {
    const guess = nearest(name, listSnippets());
    const hint = guess ? `Did you mean "${guess}"? Otherwise create` : 'Create';
    tell(node, `There is no snippet "${name}".`, `${hint} ${file}.`);
    return nothing;
  }
  const text = fs.readFileSync(file, 'utf8');
  if (!page.snippets.includes(name)) page.snippets.push(name);
  page.inputs.push(file);
  const tree = parseSnippet(page, text, file, parse);
  if (!tree) return nothing;
  fillParameters(page, node, tree, name);
  await include(page, tree, parse, [...trail, name]);
  return tree;
}

/** Parses a snippet. A syntax error is reported for the snippet, not for each page that includes it. */
function parseSnippet(page: PageContext, text: string, file: string, parse: Parse): Root | undefined {
  try {
    return parse(text, file, (own) => own && { ...own, file });
  } catch (error) {
    page.problems.push(toSyntaxProblem(error as Error, text, file));
    return undefined;
  }
}

function fillParameters(page: PageContext, node: MdxJsxFlowElement, tree: Root, name: string): void {
  const tell = reporter(page, 'snippets');
  const used = new Set<string>();
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (expression, index, parent) => {
    if (!('value' in expression) || !parent || index === undefined) return;
    if (expression.value.trim().startsWith('/*')) return;
    const parameter = expression.value.trim();
    used.add(parameter);
    const value = attributeText(node, parameter);
    if (value === undefined)
      tell(
        node,
        `The snippet ${name} needs "${parameter}".`,
        `Write <Snippet name="${name}" ${parameter}="…" />.`,
      );
    parent.children[index] = { type: 'text', value: value ?? '' } satisfies Text;
  });
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name === 'name' || used.has(attribute.name))
      continue;
    const fix = suggest(attribute.name, used, 'Remove it.');
    tell(node, `The snippet ${name} has no parameter "${attribute.name}".`, fix);
  }
}

/** Lists the parameters of a snippet's text, in order of appearance. */
export const parametersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => itemAt(match, 1))),
];
