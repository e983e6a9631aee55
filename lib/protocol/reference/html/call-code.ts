import type { Element } from 'hast';
import { h } from 'hastscript';
import { type CallForms, callLanguages } from '../calls/languages';

type Language = keyof CallForms;

const literals = String.raw`(?<s>"[^"]*")|(?<n>\b(?:0x[\da-fA-F]+|\d[\d_.]*(?:e\d+)?n?|true|false)\b)`;
const fields = String.raw`(?<p>\b[a-z]\w*(?=:\s))|${literals}`;
const typescript = String.raw`(?<k>\b(?:import|const|new|await)\b|\b(?:as|from|type|with)(?= [\w"{]))|(?<f>\b[a-z]\w*(?=\())|(?<t>(?<![\w."])[A-Z][a-z]\w*)|${fields}`;

/** Groups are named like the classes of code blocks, whose highlighter marks twice as many tokens. */
const tokens: Record<Language, RegExp> = {
  Solidity: new RegExp(
    String.raw`(?<c>//.*)|(?<k>\b(?:import|from|memory|new)\b)|(?<f>(?<=\.)[a-z]\w*(?=[({]))|(?<t>(?<!\w)(?:[A-Z]\w*|(?:uint|int|bytes)\d*|bool|string|address(?= (?:payable )?\w))\b(?!:))|${fields}`,
    'g',
  ),
  viem: new RegExp(`(?<c>//.*)|${typescript}`, 'g'),
  ethers: new RegExp(`(?<c>//.*)|${typescript}`, 'g'),
  cast: new RegExp(
    String.raw`(?<c># .*)|(?<k>^export\b)|(?<f>\bcast (?:call|send|wallet))|${literals}`,
    'gm',
  ),
};

/** Splits an example call into text and marked tokens. */
export function callCode(code: string, language: Language): (Element | string)[] {
  const parts: (Element | string)[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of code.matchAll(tokens[language])) {
    const [className = ''] = Object.keys(groups).filter((name) => groups[name] !== undefined);
    parts.push(code.slice(end, index), h('b', { className }, token));
    end = index + token.length;
  }
  return [...parts, code.slice(end)];
}

/**
 * Renders a call in each language. The browser shows one at a time, without scripts, because the elements share
 * a name. The island `CallLanguage` makes all calls follow the reader's choice.
 * @param name unique on the page
 */
export const callBlock = (name: string, forms: CallForms): Element =>
  h(
    'div.call',
    callLanguages.map((language, index) =>
      h('details', { name: `call-${name}`, open: index === 0 }, [
        h('summary', language),
        h('pre', { tabIndex: 0 }, h('code', callCode(forms[language], language))),
      ]),
    ),
  );
