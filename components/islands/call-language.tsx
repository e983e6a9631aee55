import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { listen } from '@/components/listen';
import { chooseTab, useTabChoice } from '@/components/mdx/use-tab-choice';
import { callLanguages } from '@/lib/protocol/reference/calls/languages';

/** The name of the choice, like that of a group of tabs. */
const group = 'call';

/**
 * Shows all calls of the contract reference in the language that the reader chose last. Without scripts, each
 * call works on its own, because it's a group of `<details>` that share a name.
 */
export function CallLanguage() {
  const pathname = usePathname();
  const language = useTabChoice(group, callLanguages);
  const page = useRef('');

  useEffect(() => {
    // Readers can choose before this runs.
    const early = page.current === pathname ? undefined : earlyChoice();
    page.current = pathname;
    if (early && early !== language) chooseTab(group, early);
    else openCalls(language);
  }, [pathname, language]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const summary = event.target instanceof Element ? event.target.closest('.call summary') : null;
      if (!summary) return;
      event.preventDefault();
      chooseTab(group, textOf(summary), summary);
    };
    return listen(document, { click: onClick });
  }, []);
  return null;
}

/** Returns the language that the reader has opened, if any. The HTML opens the first one. */
function earlyChoice(): string | undefined {
  const summary = document.querySelector('.call > :not(:first-child)[open] > summary');
  return summary ? textOf(summary) : undefined;
}

/** Opens each call in a language. The browser closes the other languages. */
function openCalls(language: string): void {
  for (const summary of document.querySelectorAll('.call summary'))
    if (textOf(summary) === language) summary.parentElement?.setAttribute('open', '');
}

const textOf = (element: Element): string => element.textContent ?? '';
