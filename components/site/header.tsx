import { usePathname } from 'next/navigation';
import { navigation } from '@/.generated/navigation';
import { Hourglass } from '@/components/hourglass';
import { Icon } from '@/components/icon';
import { sectionOf } from '@/lib/nav/navigation';
import { site } from '@/lib/site/site';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu';
import { SearchLink } from './search-link';
import { SmartLink } from './smart-link';
import { ThemeToggle } from './theme-toggle';

export function Header() {
  const path = usePathname();
  const current = sectionOf(navigation, path.slice(1));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={`icon-button ${styles.menu}`}
          popoverTarget="sidebar"
          aria-label="Menu"
        >
          <Icon name="menu" />
        </button>
        <SmartLink href="/" className={styles.brand}>
          <Hourglass />
          <span>
            {`${site.name} `}
            <span className={styles.docs}>Docs</span>
          </span>
        </SmartLink>
        <nav className={styles.sections} aria-label="Sections">
          {navigation.sections.map(({ id, label, slug }) => (
            <SmartLink key={id} href={`/${slug}`} {...(id === current?.id && { 'aria-current': 'true' })}>
              {label}
            </SmartLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <SearchLink isCompact={path === '/'} />
          <div className={styles.social}>
            {site.social.map(({ label, icon, href }) => (
              <SmartLink key={href} href={href} aria-label={label} className="icon-button">
                <Icon name={icon} />
              </SmartLink>
            ))}
          </div>
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
