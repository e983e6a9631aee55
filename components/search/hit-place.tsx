import styles from './hit-place.module.css';

type Props = {
  /** Where a row is styled. */
  className: string | undefined;
  place: string;
  /** The title of the page, which ends the place if the screen is too narrow to show it beside the title. */
  pageTitle?: string | undefined;
};

/** The place of a page on one line, which drops whole steps at its beginning if there's no room. */
export const HitPlace = ({ className, place, pageTitle }: Props) => (
  <span className={`${className} ${styles.place}`} data-page={pageTitle}>
    {place.split(/(?<= › )/).map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps have no IDs, and most keep their position.
      <span key={index} style={{ order: -index }}>
        {step}
      </span>
    ))}
  </span>
);
