import { h } from 'hastscript';
import type { HtmlBlock } from '@/lib/markup/html-node';

/** The URL of the Merkle API's OpenAPI file, without the base path. */
export const openApiUrl = '/api-files/merkle-api.openapi.json';

/** Returns a paragraph with a link to the OpenAPI file. */
export const openApiLink = (): HtmlBlock => ({
  element: h('p', [
    'You can also download the routes, parameters, and responses as an ',
    h('a', { href: openApiUrl, download: '' }, 'OpenAPI 3.1 file'),
    ', for tools that generate clients or send requests.',
  ]),
  headings: [],
  anchors: [],
});
