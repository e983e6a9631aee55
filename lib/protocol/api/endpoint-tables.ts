import { toTable } from '@/lib/markup/markdown-table';
import { chainOf } from '@/lib/protocol/deployments/chains';
import { type EndpointProduct, listEndpoints, readEndpoints } from './endpoints';
import { toMarkdownProse } from './summary-prose';

/** Returns the Envio endpoint of a product with its chains, as Markdown. */
export const envioTable = (product: EndpointProduct): string =>
  listEndpoints({ product, provider: 'envio' })
    .map(({ slug, url, explorerUrl, chainIds = [], note }) =>
      [
        `\`\`\`text title="${slug}"\n${url}\n\`\`\``,
        `This endpoint serves ${chainIds.length} chains: ${chainIds
          .map((id) => chainOf(id).name)
          .sort()
          .join(', ')}. ${
          explorerUrl ? `[Try it in GraphiQL](${explorerUrl}).` : ''
        } ${note ? toMarkdownProse(note) : ''}`,
      ].join('\n\n'),
    )
    .join('\n\n');

/** Returns the hosts of the Merkle API, as Markdown. */
export const merkleHostsTable = (): string =>
  toTable(
    ['Host', 'Status', 'Note'],
    listEndpoints({ product: 'drops', provider: 'merkle-api' }).map(({ url, status, note }) => [
      `\`${url}\``,
      status,
      toMarkdownProse(note ?? ''),
    ]),
  );

/** Returns the deployments without a published endpoint, as Markdown. */
export const unpublishedTable = (product: EndpointProduct): string =>
  toTable(
    ['Slug', 'Chain', 'Chain ID'],
    readEndpoints()
      .unpublished.filter((each) => each.product === product)
      .map(({ slug, chain, chainId }) => [`\`${slug}\``, chain, String(chainId)]),
  );
