import { navigation } from '@/.generated/navigation';
import { Hourglass } from '@/components/hourglass';
import { site } from '@/lib/site/site';
import styles from './footer.module.css';
import { SmartLink } from './smart-link';

const groups = [
  { title: 'Docs', links: navigation.sections.map(({ label, slug }) => ({ label, href: `/${slug}` })) },
  ...site.footer,
];

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <p className={styles.brand}>
          <Hourglass />
          <span>{site.tagline}</span>
        </p>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <SmartLink href={href}>{label}</SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
