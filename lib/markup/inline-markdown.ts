import type { ElementContent } from 'hast';
import { h } from 'hastscript';

/** Matches code between backticks, or a link whose text may contain such code. */
const sign = /`([^`]+)`|\[((?:`[^`]+`|[^\]`])+)\]\(([^()\s]+)\)/g;

/** Converts code and links in data files. Everything else is text, so names such as `a_b_c` need no escaping. */
export function inlineMarkdown(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(sign)) {
    const [whole, code, words, href] = match;
    if (match.index > end) parts.push({ type: 'text', value: text.slice(end, match.index) });
    parts.push(words === undefined ? h('code', code) : h('a', { href }, inlineMarkdown(words)));
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}
