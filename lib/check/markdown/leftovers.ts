/** Markup in paragraphs that has no effect, so readers would see it, what's wrong, and the fix; see `fill`. */
export const leftovers: readonly (readonly [pattern: RegExp, what: string, fix: string])[] = [
  [
    /(?<!\\)\*\*/,
    "This ** doesn't make text bold.",
    'Write **bold**, with both marks and no space inside them, or \\*\\* for two asterisks.',
  ],
  [/(?<!\\)`/, 'This backtick has no counterpart.', 'Write `code`, with both marks in one paragraph.'],
  [
    /(?<!\\)\[\^([^\]\s]+)\](?!:)/,
    'The page has no footnote "{1}".',
    'Write below the paragraph:  [^{1}]: The text of the footnote.',
  ],
  [
    /(?<=\[[^\]\n]*)\]\[([^\]\n]+)\]/,
    'The page doesn\'t define the link target "{1}".',
    'Write the address in parentheses:  [words](/concepts/streaming)',
  ],
  [
    /(?<=\[([^\]\n]*))\]\[\]/,
    'The page doesn\'t define the link target "{1}".',
    'Write the address in parentheses:  [words](/concepts/streaming)',
  ],
  [
    /!?\[[^\]\n]+\]\(([^()\n"“”‘’]*[^()\s"“”‘’] [^()\n]*)\)/,
    'A link can\'t lead to "{1}", because it contains a space.',
    'Use a hyphen in the name, or straight quotes around a title. Pictures are in /images/.',
  ],
  [
    /\[([^\]\n]+)\]\(([/#][^()\s]*)(?![^\n]*\))/,
    'The address of this link is never closed.',
    'Write  [{1}]({2})',
  ],
  [
    /\(([^()\n]+)\)\[((?:[/#]|\.\.?\/|https?:)[^\]\n]*)\]/,
    'The brackets of this link are the wrong way around.',
    'Write  [{1}]({2})',
  ],
  [
    /\[([^\]\n]+)\][ \t]+\(((?:\/|https?:)[^)\s]*)\)/,
    'This link has a space between its words and its address.',
    'Write  [{1}]({2})',
  ],
  [
    /!?\[\[([^\]\n]+)\]\]/,
    '"{0}" is neither a link nor a picture.',
    'Write  [words](/concepts/streaming)  or  ![what it shows](/images/…)',
  ],
  [/(?<![\w:]):[a-z]\w*:(?![\w:])/i, '"{0}" doesn\'t become a picture.', 'Remove it, or say it in words.'],
  [
    /\b(?:TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b/i,
    '"{0}" marks unfinished text.',
    'Write what is missing, or remove it.',
  ],
];
