import { Component, type ReactNode } from 'react';
import { isLoadFailure, messagesOf } from '@/lib/browser/failures';
import { isWorthReloading } from '@/lib/browser/gone-part';
import { reloadWhenOnline } from '@/lib/browser/online';
import { SearchFailure } from './search-failure';
import { SearchWaiting } from './search-waiting';

type Props = {
  children: ReactNode;
  /** Keeps what the reader has typed, before the page is loaded anew. */
  onReload: () => void;
};

/** `asking`: whether loading the page anew would mend it; `waiting`: for a connection, to do so. */
type State = { error: Error | undefined; phase: 'asking' | 'told' | 'waiting' };

/**
 * Shows what went wrong in place of a part that did not arrive or that broke, so that the rest of the page stays. The
 * loader remembers a part that did not arrive, so only another document can ask for it again: after a deploy the page is
 * loaded anew at once, otherwise when the reader says so.
 */
export class LoadBoundary extends Component<Props, State> {
  override state: State = { error: undefined, phase: 'told' };

  static getDerivedStateFromError(thrown: unknown): State {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { error, phase: isLoadFailure(error) ? 'asking' : 'told' };
  }

  override async componentDidCatch(error: Error) {
    if (await isWorthReloading(error)) this.reload();
    else this.setState({ phase: 'told' });
  }

  reload = () => {
    this.setState({ phase: 'waiting' });
    this.props.onReload();
    void reloadWhenOnline();
  };

  override render() {
    const { error, phase } = this.state;
    if (!error) return this.props.children;
    if (phase === 'asking') return <SearchWaiting />;
    const text = isLoadFailure(error)
      ? 'A part of it did not arrive. The connection may be down, or the site may have been updated a moment ago.'
      : messagesOf(error).join(': ');
    return (
      <SearchFailure
        title="Search could not be loaded"
        text={text}
        onRetry={this.reload}
        isRetrying={phase === 'waiting'}
      />
    );
  }
}
