import { Component, type ReactNode } from 'react';
import { log } from './logging/page-logger.ts';

type Props = { fallback: ReactNode; children: ReactNode };

/** Keeps header and footer when a screen throws. React error boundaries must be classes. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    log('ERROR', 'a screen broke', { error, source: location.pathname });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
