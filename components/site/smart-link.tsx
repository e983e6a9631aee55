import type { ComponentProps, ReactNode } from 'react';
import { withBasePath } from '@/lib/site/addresses';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; children: ReactNode };

/**
 * A link to a page, to an anchor on the same page, or to another site. It's a plain link, like those in the text:
 * `LinkRouter` adds client-side navigation to all of them, and `RoutePreloader` preloads their pages. This avoids the
 * weight of Next's `Link` on every page.
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
