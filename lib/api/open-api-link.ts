import { h } from 'hastscript';
import type { HtmlBlock } from '@/lib/markdown/html-node';

/** The address at which the site serves the description of the Merkle API, without the base path. */
export const openApiUrl = '/api-files/merkle-api.openapi.json';

/** A paragraph that leads to the description of the Merkle API. */
export const openApiLink = (): HtmlBlock => ({
  element: h('p', [
    'The routes, parameters, and answers are also there as an ',
    h('a', { href: openApiUrl, download: '' }, 'OpenAPI 3.1 file'),
    ', for tools that make clients or send requests.',
  ]),
  headings: [],
  anchors: [],
});
