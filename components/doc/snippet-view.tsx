import { mdxComponents } from '@/components/mdx';
import { SmartLink } from '@/components/site/smart-link';
import { evaluateDocument } from '@/lib/content/evaluate';
import type { SnippetPage } from '@/lib/pages/snippet-pages';
import { site } from '@/lib/site/site';
import styles from './doc-page.module.css';

/** A snippet page for authors: the fragment, its parameters, and the pages that include it. */
export function SnippetView({ snippet }: { snippet: SnippetPage }) {
  const Content = evaluateDocument(snippet);
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <h1>Snippet: {snippet.name}</h1>
        <p className={styles.lead}>
          A fragment that several pages include. If you change it, all of these pages change.
        </p>
        <div className="prose">
          <p>
            {snippet.parameters.length > 0 ? 'Parameters: ' : 'It takes no parameters. '}
            {snippet.parameters.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
            {snippet.parameters.length > 0 && '; each one appears in brackets below. '}
            <a href={`${site.editBase}${snippet.file}`} rel="noopener">
              Edit this snippet
            </a>
          </p>
          <h2 id="fragment">
            {snippet.formerAnchors.map((id) => (
              <span key={id} id={id} />
            ))}
            The fragment
          </h2>
          <Content components={mdxComponents} />
          <h2 id="pages">Pages that include it</h2>
          <ul>
            {snippet.users.map(({ slug, title }) => (
              <li key={slug}>
                <SmartLink href={`/${slug}`}>{title}</SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </article>
    </div>
  );
}
