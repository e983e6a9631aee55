import { Component, Fragment, type ReactNode } from 'react';
import { isLoadFailure, isWorthReloading } from '@/lib/browser/missing-chunk';
import { SearchFailure } from './search-failure';
import { SearchWaiting } from './search-waiting';

type Props = {
  children: ReactNode;
  /** Reloads the page once there is a connection, and keeps what the reader typed. */
  onReload: () => void;
  /** An alternative to show below the error message. */
  otherwise?: ReactNode;
};

/** `checking`: finding out whether a reload would help. `reloading`: waiting for a connection to reload. */
type State = {
  error: Error | undefined;
  phase: 'checking' | 'failed' | 'reloading';
  /** How many times the children were remounted after an error. */
  restarts: number;
};

/** If the children fail again within this many milliseconds, they're assumed to fail every time. */
const soon = 1000;

/**
 * Shows an error in place of children that failed to load or to render, so that the rest of the page survives. The
 * module loader remembers a failed load, so only a new document can request the module again. After a deploy, the page
 * reloads automatically, and otherwise when the reader asks for it. Children that failed to render are remounted,
 * because the cause may be external: translators and extensions move nodes that React then can't find.
 */
export class LoadBoundary extends Component<Props, State> {
  override state: State = { error: undefined, phase: 'failed', restarts: 0 };
  restartedAt = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { error, phase: isLoadFailure(error) ? 'checking' : 'failed' };
  }

  override async componentDidCatch(error: Error) {
    const now = performance.now();
    if (!isLoadFailure(error) && now - this.restartedAt > soon) {
      this.restartedAt = now;
      this.setState(({ restarts }) => ({ error: undefined, restarts: restarts + 1 }));
    } else if (await isWorthReloading(error)) this.reload();
    else this.setState({ phase: 'failed' });
  }

  reload = () => {
    this.setState({ phase: 'reloading' });
    this.props.onReload();
  };

  override render() {
    const { error, phase, restarts } = this.state;
    if (!error) return <Fragment key={restarts}>{this.props.children}</Fragment>;
    if (phase === 'checking') return <SearchWaiting onRetry={this.reload} />;
    return (
      <>
        <SearchFailure
          cause={isLoadFailure(error) ? 'missing' : 'broken'}
          onRetry={this.reload}
          isRetrying={phase === 'reloading'}
        />
        {this.props.otherwise}
      </>
    );
  }
}
