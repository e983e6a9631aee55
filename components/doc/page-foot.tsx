import type { Document } from '@/lib/markup/document';
import { longDate } from '@/lib/markup/long-date';
import { site } from '@/lib/site/site';
import styles from './page-foot.module.css';

type Props = {
  document: Pick<Document, 'file' | 'origin' | 'frontMatter'>;
  updated: string | undefined;
  /** What the page applies to, unless it's below the title. */
  releases: string | undefined;
};

/** Pages from a folder outside the repository have no edit link. */
const isInRepository = (file: string): boolean => !/^(\/|\.\.)/.test(file);

/**
 * The edit link, the releases that the page applies to, and when the page was checked against which sources, or else
 * the date of its last change, if the Git history has one.
 */
export function PageFoot({ document, updated, releases }: Props) {
  const {
    file,
    origin,
    frontMatter: { checked },
  } = document;
  const isEditable = !origin && isInRepository(file);
  if (!origin && !isEditable && !releases && !checked && !updated) return null;
  return (
    <p className={styles.foot}>
      {origin && (
        <a href={origin.url} rel="noopener">
          Generated from {origin.label}
        </a>
      )}
      {isEditable && (
        <a href={`${site.editBase}${file}`} rel="noopener">
          Edit this page
        </a>
      )}
      {releases && <span>Applies to {releases}</span>}
      {checked && (
        <span>
          Checked on <time dateTime={checked.on}>{longDate(checked.on)}</time>
          {` against ${checked.against}.`}
        </span>
      )}
      {updated && !checked && (
        <span>
          Last updated <time dateTime={updated}>{longDate(updated)}</time>
        </span>
      )}
    </p>
  );
}
