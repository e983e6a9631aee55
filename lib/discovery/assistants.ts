/** An assistant on the web that takes a question in its address. */
type Assistant = { name: string; toAddress: (markdownUrl: string) => string };

const question = (markdownUrl: string): string =>
  encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);

/** Where readers can ask about a page; the question names its plain form, which the assistant fetches by itself. */
export const assistants: readonly Assistant[] = [
  { name: 'ChatGPT', toAddress: (url) => `https://chatgpt.com/?hints=search&q=${question(url)}` },
  { name: 'Claude', toAddress: (url) => `https://claude.ai/new?q=${question(url)}` },
];
