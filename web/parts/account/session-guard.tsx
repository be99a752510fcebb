import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { currentPath, logoutPath } from '../../platform/leave-session.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import type { SessionWatch } from '../../platform/session-watch.ts';
import { watchInBrowser } from '../../platform/watch-in-browser.ts';
import { SessionDialog } from './session-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The session validator of every page that a signed-in person sees. */
export function SessionGuard({ texts }: { texts: ShellTexts['sessionDialog'] }) {
  const { person } = usePage();
  const signOut = useSignOut();
  const isSignedIn = person !== null;
  const watch = useRef<SessionWatch>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [asking, setAsking] = useState<'no' | 'asked' | 'failed'>('no');

  useEffect(() => {
    if (!isSignedIn) return;
    const watched = watchInBrowser(setSecondsLeft);
    watch.current = watched.watch;
    return watched.stop;
  }, [isSignedIn]);

  async function prolong() {
    if (asking === 'asked') return;
    setAsking('asked');
    try {
      watch.current?.prolonged(await callServer('AccountController', 'extendSession', {}));
      setAsking('no');
    } catch (error) {
      const isOver = error instanceof CallError && error.status === 401;
      setAsking(isOver ? 'no' : 'failed');
      if (isOver) window.location.assign(logoutPath(currentPath(), 'session'));
    }
  }

  function leave() {
    watch.current?.stop();
    void signOut.leave();
  }

  return (
    <>
      <SessionDialog
        texts={texts}
        secondsLeft={secondsLeft}
        isBusy={asking === 'asked'}
        hasFailed={asking === 'failed'}
        onContinue={() => void prolong()}
        onSignOut={leave}
      />
      {signOut.question}
    </>
  );
}
