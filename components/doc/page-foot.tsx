import type { Document } from '@/lib/content/document';
import { site } from '@/lib/site';
import styles from './page-foot.module.css';

type Props = { document: Pick<Document, 'file' | 'origin'>; updated: string | undefined };

/** A page from a folder outside the repository can't be edited there. */
const isInRepository = (file: string): boolean => !/^(\/|\.\.)/.test(file);

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** How to mend the page and how old it is; the date is absent where the history doesn't tell. */
export function PageFoot({ document, updated }: Props) {
  const { file, origin } = document;
  return (
    <p className={styles.foot}>
      {origin && (
        <a href={origin.url} rel="noopener">
          Made from {origin.label}
        </a>
      )}
      {!origin && isInRepository(file) && (
        <a href={`${site.editBase}${file}`} rel="noopener">
          Edit this page
        </a>
      )}
      {updated && (
        <span>
          Last updated <time dateTime={updated}>{dateFormat.format(new Date(updated))}</time>
        </span>
      )}
    </p>
  );
}
