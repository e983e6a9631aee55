import type { ContractDefinition } from 'solidity-ast';
import { type Declaration, membersOf, type Program, parameterTypes } from './program';

/** The tags of one documentation comment. Texts keep their line breaks, because lists depend on them. */
export type NatSpec = {
  notice: string;
  dev: string;
  params: Map<string, string>;
  /** In order. Each text starts with the name of the returned value, as NatSpec requires. */
  returns: string[];
  /** The name of the base contract whose comment applies. */
  inheritdoc: string | undefined;
  /** The texts of the tags that start with `custom:`. */
  custom: string[];
};

/** Parses a comment from the syntax tree. Format: https://docs.soliditylang.org/en/latest/natspec-format.html */
export function parseNatSpec(text: string): NatSpec {
  const tags = splitTags(text);
  const named = (name: string) => tags.flatMap(({ tag, content }) => (tag === name ? [content] : []));
  return {
    notice: joinTexts(...named('notice')),
    dev: joinTexts(...named('dev')),
    params: new Map(
      named('param').map((content) => {
        const [name = ''] = content.split(/\s/, 1);
        return [name, content.slice(name.length).trimStart()];
      }),
    ),
    returns: named('return'),
    inheritdoc: named('inheritdoc').at(-1),
    custom: tags.flatMap(({ tag, content }) => (tag.startsWith('custom:') ? [content] : [])),
  };
}

function splitTags(text: string): { tag: string; content: string }[] {
  const tags: { tag: string; content: string }[] = [];
  for (const line of text.split('\n').map((each) => each.replace(/^ ?/, '').trimEnd())) {
    const [, tag, content = ''] = /^\s*@([\w:-]+)\s*(.*)$/.exec(line) ?? [];
    const last = tags.at(-1);
    if (tag) tags.push({ tag, content });
    else if (last) last.content += `\n${line}`;
    else tags.push({ tag: 'notice', content: line });
  }
  return tags.map(({ tag, content }) => ({ tag, content: content.trim() }));
}

const joinTexts = (...texts: string[]): string => texts.filter(Boolean).join('\n\n');

/** Returns the comment of a declaration. Like the compiler, it resolves `@inheritdoc` and overrides. */
export function documentationOf(program: Program, node: Declaration): NatSpec {
  const own = withoutReturnNames(parseNatSpec(textOf(node)), node);
  const owner = program.ownerOf(node);
  const base = own.inheritdoc && owner ? inBase(program, node, owner, own.inheritdoc) : undefined;
  if (base) return merge(own, inherited(program, base, node));
  if (textOf(node) !== '') return own;
  const overridden = 'baseFunctions' in node ? program.declaration(node.baseFunctions?.[0]) : undefined;
  return overridden ? inherited(program, overridden, node) : own;
}

/** Returns the comment of a contract as a whole. */
export const contractDocumentation = (contract: ContractDefinition): NatSpec =>
  parseNatSpec(textOf(contract));

function textOf(node: Declaration | ContractDefinition): string {
  const documentation = 'documentation' in node ? node.documentation : undefined;
  return typeof documentation === 'object' && documentation ? documentation.text : '';
}

function inBase(
  program: Program,
  node: Declaration,
  owner: ContractDefinition,
  name: string,
): Declaration | undefined {
  const bases = program.lineage(owner).slice(1);
  const named = bases.find((each) => each.name === name);
  // The named base may have inherited the declaration itself.
  const places = named ? program.lineage(named) : [];
  return places.flatMap(membersOf).find((each) => isSame(each, node));
}

/** A getter overrides a function without parameters, or one with the parameters of its mapping. */
const isSame = (a: Declaration, b: Declaration): boolean =>
  a.name === b.name &&
  (a.nodeType !== 'FunctionDefinition' ||
    b.nodeType !== 'FunctionDefinition' ||
    parameterTypes(a) === parameterTypes(b));

/** Removes the names of returned values. If the source has no name, the entire text is the description. */
const withoutReturnNames = (texts: NatSpec, node: Declaration): NatSpec => ({
  ...texts,
  returns: texts.returns.map((text, index) => {
    const name = namesIn(node, 'returnParameters')[index];
    return name && text.split(/\s/, 1)[0] === name ? text.slice(name.length).trim() : text;
  }),
});

/** Returns the comment of a base, with the parameter names of the overriding declaration. */
function inherited(program: Program, base: Declaration, node: Declaration): NatSpec {
  const texts = documentationOf(program, base);
  const names = namesIn(node, 'parameters');
  const renamed = namesIn(base, 'parameters').map((name, index): [string, string] => [
    names[index] || name,
    texts.params.get(name) ?? '',
  ]);
  return { ...texts, params: new Map(renamed) };
}

const namesIn = (node: Declaration, list: 'parameters' | 'returnParameters'): string[] =>
  node.nodeType === 'FunctionDefinition' ? node[list].parameters.map(({ name }) => name) : [];

const merge = (own: NatSpec, base: NatSpec): NatSpec => ({
  notice: own.notice || base.notice,
  // Some contracts repeat their interface's comment.
  dev: joinTexts(base.dev, own.dev === base.dev ? '' : own.dev),
  params: new Map([...base.params, ...own.params]),
  returns: own.returns.length > 0 ? own.returns : base.returns,
  inheritdoc: undefined,
  custom: [...base.custom, ...own.custom],
});
