import type { ComponentProps } from 'react';
import { SmartLink } from '@/components/site/smart-link';
import { useBrowserValue } from '@/components/use-browser-value';

type Props = Omit<ComponentProps<typeof SmartLink>, 'href' | 'onToggle'> & {
  slug: string;
  onToggle: () => void;
};

/** A button that shows a list. Without scripts, it's a link to a page in that list. */
export function ToggleLink({ slug, onToggle, 'aria-expanded': isExpanded, ...rest }: Props) {
  const isLive = useBrowserValue(() => true, false);
  return (
    <SmartLink
      href={`/${slug}`}
      // Until hydration, the page loader queues clicks.
      data-early=""
      {...rest}
      {...(isLive && {
        role: 'button',
        'aria-expanded': isExpanded,
        onClick: (event) => {
          event.preventDefault();
          onToggle();
        },
        onKeyDown: (event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onToggle();
        },
      })}
    />
  );
}
