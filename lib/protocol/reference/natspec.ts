/** The tags of one documentation comment. Texts keep their line breaks, because lists depend on them. */
export type NatSpec = {
  notice: string;
  dev: string;
  params: Map<string, string>;
  /** In order. Each text starts with the name of the returned value, as NatSpec requires. */
  returns: string[];
  /** The name of the base contract whose comment applies. */
  inheritdoc: string | undefined;
  /** By tag without `custom:`. A tag can occur several times. */
  custom: Map<string, string[]>;
};

/** Parses a comment from the syntax tree. Format: https://docs.soliditylang.org/en/latest/natspec-format.html */
export function parseNatSpec(text: string): NatSpec {
  const doc: NatSpec = {
    notice: '',
    dev: '',
    params: new Map(),
    returns: [],
    inheritdoc: undefined,
    custom: new Map(),
  };
  for (const { tag, content } of splitTags(text)) addTag(doc, tag, content);
  return doc;
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

function addTag(doc: NatSpec, tag: string, content: string): void {
  if (tag === 'notice') doc.notice = joinTexts(doc.notice, content);
  else if (tag === 'dev') doc.dev = joinTexts(doc.dev, content);
  else if (tag === 'return') doc.returns.push(content);
  else if (tag === 'inheritdoc') doc.inheritdoc = content;
  else if (tag === 'param') {
    const [, name = '', description = ''] = /^(\S+)\s*([\s\S]*)$/.exec(content) ?? [];
    doc.params.set(name, description);
  } else if (tag.startsWith('custom:')) {
    const name = tag.slice('custom:'.length);
    doc.custom.set(name, [...(doc.custom.get(name) ?? []), content]);
  }
}

const joinTexts = (first: string, second: string): string => (first ? `${first}\n\n${second}` : second);

/**
 * Removes the name from the text of a returned value.
 * @param name the name in the source; if it's empty, the entire text is the description
 */
export function returnText(text: string, name: string): string {
  const [first] = text.split(/\s/, 1);
  return name && first === name ? text.slice(name.length).trim() : text;
}
