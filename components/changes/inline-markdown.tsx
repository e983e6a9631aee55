import { withBasePath } from '@/lib/site/addresses';

/** Renders Markdown that contains only bold text, code, and links around code to pages of this site. */
export function InlineMarkdown({ text }: { text: string }) {
  const parts = [...text.matchAll(/\*\*(.+?)\*\*|\[`([^`]+)`\]\(([^)]+)\)|`([^`]+)`|[^*[`]+|./g)];
  return parts.map(([whole, bold, linked, path = '', code], index) => {
    // The list of parts never changes.
    const key = index;
    if (bold) return <strong key={key}>{bold.includes('`') ? <InlineMarkdown text={bold} /> : bold}</strong>;
    if (linked)
      return (
        <a key={key} href={withBasePath(path)}>
          <code>{linked}</code>
        </a>
      );
    return code ? <code key={key}>{code}</code> : whole;
  });
}
