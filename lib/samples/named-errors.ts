import fs from 'node:fs';

/**
 * The errors that a guide links to the table of all errors, each once, sorted. The story of the guide provokes every one of
 * them, and no other, so that the page names what really happens.
 * @param slug the address of the page without its first slash
 */
export function errorsNamedOn(slug: string): string[] {
  const text = fs.readFileSync(`content/${slug}.mdx`, 'utf8');
  const names = [...text.matchAll(/\[`([^`]+)`\]\(\/reference\/errors#[^)]+\)/g)].map(
    ([, name]) => name ?? '',
  );
  return [...new Set(names)].sort();
}
