import { useState } from 'react';
import { Icon } from '@/components/icon';
import { env } from '@/lib/public-env';
import styles from './chat-widget.module.css';

/**
 * A support chat from a provider that the environment names; by default there is none. Nothing of the provider is loaded
 * before the reader opens it, and its page is kept in a frame that can't reach ours.
 */
export function ChatWidget() {
  const [isOpened, setOpened] = useState(false);
  if (!env.chatUrl) return null;
  return (
    <>
      <button type="button" className={styles.open} popoverTarget="chat" onClick={() => setOpened(true)}>
        <Icon name="chat" /> Chat
      </button>
      <section id="chat" popover="auto" className={styles.panel} aria-label="Chat">
        {isOpened && (
          <iframe
            title="Chat"
            src={env.chatUrl}
            sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
            referrerPolicy="no-referrer"
          />
        )}
      </section>
    </>
  );
}
