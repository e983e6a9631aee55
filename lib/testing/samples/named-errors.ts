import fs from 'node:fs';

/**
 * Returns the errors that a guide links to, sorted and without duplicates. The guide's tests trigger exactly these
 * errors, so the guide lists what actually happens.
 * @param slug the page's URL without the leading slash
 */
export function errorsNamedOn(slug: string): string[] {
  const text = fs.readFileSync(`content/${slug}.mdx`, 'utf8');
  const names = [...text.matchAll(/\[`([^`]+)`\]\(\/reference\/errors#[^)]+\)/g)].map(
    ([, name]) => name ?? '',
  );
  return [...new Set(names)].sort();
}
