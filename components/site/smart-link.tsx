import type { ComponentProps, ReactNode } from 'react';
import { withBasePath } from '@/lib/asset-url';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; children: ReactNode };

/**
 * A link to a page of this site, to a place on the same page, or to another site. It is a plain link, as those of the text
 * are: `LinkRouter` leads on within the loaded page for all of them, and `RoutePreloader` fetches what the reader shows
 * interest in, which saves each page the weight of Next's own links.
 */
export function SmartLink({ href, children, ...rest }: Props) {
  const isExternal = /^https?:/i.test(href);
  return (
    <a
      href={href.startsWith('/') ? withBasePath(href) : href}
      {...(isExternal && { rel: 'noopener' })}
      {...rest}
    >
      {children}
    </a>
  );
}
