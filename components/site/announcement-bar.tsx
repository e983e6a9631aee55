import { Icon } from '@/components/icon';
import { announcementKey } from '@/lib/announcement';
import { site } from '@/lib/site';
import { writeStorage } from '@/lib/storage';
import styles from './announcement-bar.module.css';
import { SmartLink } from './smart-link';

/**
 * A line of news above the header. The inline script in the head marks the page when the reader has dismissed it,
 * before the first paint; the stylesheet then hides it. Before React is there, the loader of the page dismisses it
 * (`data-early`).
 */
export function AnnouncementBar() {
  const { announcement } = site;
  if (!announcement) return null;
  const dismiss = () => {
    writeStorage(announcementKey(announcement.id), 'dismissed');
    document.documentElement.dataset.announcement = 'dismissed';
  };
  return (
    <section className={styles.announcement} aria-label="Announcement">
      <p>
        {announcement.text}{' '}
        {announcement.link && <SmartLink href={announcement.link.href}>{announcement.link.label}</SmartLink>}
      </p>
      <button
        type="button"
        className="icon-button"
        onClick={dismiss}
        aria-label="Dismiss announcement"
        data-early="dismiss"
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
