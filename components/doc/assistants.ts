/** An AI assistant that accepts a question in its URL. */
type Assistant = { name: string; toAddress: (markdownUrl: string) => string };

const question = (markdownUrl: string): string =>
  encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);

/**
 * The assistants that readers can ask about a page. The question contains the URL of the page's plain form, which the
 * assistant fetches.
 */
export const assistants: readonly Assistant[] = [
  { name: 'ChatGPT', toAddress: (url) => `https://chatgpt.com/?hints=search&q=${question(url)}` },
  { name: 'Claude', toAddress: (url) => `https://claude.ai/new?q=${question(url)}` },
];
