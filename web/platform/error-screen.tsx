import { Component, type ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { log } from './logging/page-logger.ts';
import { usePage } from './page-context.tsx';
import type { ShellTexts } from './screen.ts';

/** Shown instead of a screen that threw or did not load. */
export function ErrorScreen({ shell }: { shell: ShellTexts }) {
  const { pathTo, place } = usePage();
  return (
    <div className="wrap page">
      <h1>{shell.brokenTitle}</h1>
      <p className="lead">{shell.brokenBody}</p>
      <p>
        <ButtonLink href={place.path + place.search}>{shell.reload}</ButtonLink>{' '}
        <ButtonLink href={pathTo('Home')} look="text">
          {shell.home}
        </ButtonLink>
      </p>
    </div>
  );
}

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
