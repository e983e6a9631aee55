import { useEffect, useRef, useState } from 'react';
import { isPopoverOpen } from '@/lib/browser/popover';
import { publicEnv } from '@/lib/site/public-env';
import styles from './chat-widget.module.css';

/**
 * A support chat from the provider that the environment configures. Nothing from the provider loads until the reader
 * opens the chat, and its page runs in a frame that can't access ours.
 */
export function ChatWidget() {
  const panel = useRef<HTMLElement>(null);
  const [isOpened, setOpened] = useState(false);
  // The browser may have opened the panel before this script ran.
  useEffect(() => {
    if (isPopoverOpen(panel.current)) setOpened(true);
  }, []);
  return (
    <>
      <button type="button" className={styles.open} popoverTarget="chat">
        Chat
      </button>
      <section
        id="chat"
        popover="auto"
        ref={panel}
        className={styles.panel}
        aria-label="Chat"
        onToggle={({ newState }) => newState === 'open' && setOpened(true)}
      >
        {isOpened && (
          <iframe
            title="Chat"
            src={publicEnv.chatUrl}
            sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
            referrerPolicy="no-referrer"
          />
        )}
      </section>
    </>
  );
}
