import { navigation } from '@/.generated/navigation';
import { Icon } from '@/components/icon';
import { announcementKey } from '@/lib/site/announcement';
import { writeStorage } from '@/lib/site/storage';
import styles from './announcement-bar.module.css';
import { SmartLink } from './smart-link';

/**
 * A line above the header with the text of `content/announcement.ts`. If the reader has dismissed it, the page loader
 * marks the page before the first paint, and the stylesheet hides the bar. Before hydration, the page loader handles the
 * dismiss button (`data-early`), too. In development, which has no page loader, each reload shows the bar again.
 */
export function AnnouncementBar() {
  const { announcement } = navigation;
  if (!announcement) return null;
  const dismiss = () => {
    writeStorage(announcementKey(announcement.id), 'dismissed');
    document.documentElement.dataset.announcement = 'dismissed';
  };
  return (
    <section className={styles.announcement} aria-label="Announcement">
      <p>
        {`${announcement.text} `}
        {announcement.details && <span>{`${announcement.details} `}</span>}
        <SmartLink href={announcement.link.href}>{announcement.link.label}</SmartLink>
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
