import type { Element } from 'hast';
import { h } from 'hastscript';
import { type CallForms, callLanguages } from '../calls/languages';
import { callCode } from './call-code';

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
