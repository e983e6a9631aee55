/**
 * Phrases that are typical of word-by-word translations, each with a suggestion. A phrase that's right in
 * some sentences is left out, or uses a lookahead to exclude them.
 */
export const translatedPhrases: readonly [pattern: RegExp, suggestion: string][] = [
  [
    /\b(?:tells|told)\b(?! (?:you|us|me|them|users|readers|anyone|whether|if|apart|the (?:user|reader|compiler|browser|contract|app|difference))\b)/gi,
    'Use "returns", "shows", "lists", or "reports".',
  ],
  [/\b(?:stands?|stood)\b(?! (?:for|alone|out|up|by|behind)\b|-)/gi, 'Use "is", "are", or "appears".'],
  [/\b(?:lies|lay)\b(?! out\b)/gi, 'Use "is" or "are".'],
  [/\bhangs? (?:together|under|below)\b/gi, 'Say how the two are related.'],
  [/\bbring(?:s|ing)? along\b/gi, 'Use "includes" or "comes with".'],
  [/\bcomes? at once\b/gi, 'Say what happens, such as "becomes withdrawable in one step".'],
  // "Who" is fine in headings and questions.
  [
    /(?:(?<=^|[.:;] )|(?<=\b(?:so|but|for|from|to|by|of) ))who (?:does|has|wants|comes|claims|calls|needs|reads|writes|opens|sends|holds|owns|asks|gets|changes|deploys|signs|pays|uses|knows)\b(?=[^?\n]*\.)/gim,
    'Name the person, or use "whoever" or "if you".',
  ],
  [/\b(?:some|no|any|every)body\b/gi, 'Name the role, such as the sender, or use "someone" or "no one".'],
  [/\banother one\b/gi, 'Use "another".'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'Use "fix" or "correct".'],
  [
    /\b(?:hasn['’]t|haven['’]t|has not|have not) (?:the|a|an|any|one)\b/gi,
    'Use "doesn\'t have" or "don\'t have".',
  ],
  [/\bthe (?:whole )?way (?:of|back)\b/gi, 'Say how it happens.'],
  [/\bput(?:s|ting)? aside\b/gi, 'Use "store" or "save".'],
  [/(?:^|[.;] )all the same,|, all the same\b/gim, 'Use "anyway" or "still".'],
  [/\bonce more\b/gi, 'Use "again".'],
  [/\bfrom when\b/gi, 'Use "from the time when", or give the time.'],
  [/(?<=, )as it is(?=[,.;])|\bas it is$/gim, 'Use "unchanged".'],
  [/\bwithout more(?=[,.;])/gi, 'Say what isn\'t needed, such as "without further setup".'],
  [/\b\d+ letters\b|\bletters? (?:long|at most)\b/gi, 'Use "characters".'],
  [/\bin (?:their|its) order\b/gi, 'Use "in order".'],
  [/\b(?:does|do|did|done) without\b/gi, 'Use "needs no" or "works without".'],
  [/\b(?:tak(?:es?|en|ing)|took) (?:(?:it|them|this|that) )?out\b/gi, 'Use "remove".'],
  [/\bof such\b(?! an?\b)/gi, 'Repeat the noun: "of these files".'],
  [/\bnothing of\b/gi, 'Use "none of" or "no part of".'],
  [/\bover the top\b/gi, 'Say where it is.'],
  [/\blead(?:s|ing)? (?:it |them |you |readers )?on\b/gi, 'Use "redirect" or "continue".'],
];
