import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; children: ReactNode };

/**
 * A link to a page of this site, to a place on the same page, or to another site. Pages are not fetched before the
 * reader shows interest: `RoutePreloader` does that for all links at once, so `prefetch` stays off here.
 */
export function SmartLink({ href, children, ...rest }: Props) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch={false} {...rest}>
        {children}
      </Link>
    );
  }
  const isExternal = /^https?:/i.test(href);
  return (
    // Next's link ignores a second click on the same fragment, so those are plain links.
    <a href={href} {...(isExternal && { rel: 'noopener' })} {...rest}>
      {children}
    </a>
  );
}
