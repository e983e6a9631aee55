import { Component, type ReactNode } from 'react';
import { isLoadFailure, messagesOf } from '@/lib/browser/failures';
import { SearchFailure } from './search-failure';

type Props = { children: ReactNode; onRetry: () => void };

/** Shows what went wrong in place of a part that did not arrive or that broke, so that the rest of the page stays. */
export class LoadBoundary extends Component<Props, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error }: { error: Error | undefined } = this.state;
    if (!error) return this.props.children;
    const text = isLoadFailure(error)
      ? 'A part of it did not arrive. The connection may be down, or the site may have been updated a moment ago.'
      : messagesOf(error).join(': ');
    return <SearchFailure title="Search could not be loaded" text={text} onRetry={this.props.onRetry} />;
  }
}
