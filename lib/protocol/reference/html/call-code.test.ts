import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { readRows } from '@/lib/testing/rows/read-rows';
import type { callLanguages } from '../calls/languages';
import { callCode } from './call-code';

const html = (code: string, language: (typeof callLanguages)[number]) =>
  toHtml(h('code', callCode(code, language)))
    .replace(/<b class="(\w)">(.*?)<\/b>/g, '[$1 $2]')
    .replace(/<\/?code>|&#x3C;/g, '');

test.each(readRows<[language: (typeof callLanguages)[number], code: string, expected: string]>('call-code'))(
  '%s: %s',
  (language, code, expected) => {
    expect(html(code, language)).toBe(expected);
  },
);
