import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/site/smart-link';
import { home } from '@/content/home';
import styles from './home.module.css';

/** Common tasks for each of the three kinds of readers. */
export function ReaderPaths() {
  return (
    <section aria-labelledby="paths">
      <h2 id="paths">Start with your task</h2>
      {home.paths.map(({ title, reader, tasks }) => (
        <div key={title} className={styles.path}>
          <h3>{title}</h3>
          <p>{reader}</p>
          <ul>
            {tasks.map(({ label, href }) => (
              <li key={label}>
                <SmartLink href={href}>
                  {label}
                  <Icon name="chevron" />
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
