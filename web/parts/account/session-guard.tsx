import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { statusOf } from '../../platform/call-error.ts';
import { callServer, readFromServer } from '../../platform/call-server.ts';
import { currentPath, logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { broadcastToTabs, onSessionMessage } from '../../platform/session-tabs.ts';
import { type SessionWatch, startSessionWatch } from '../../platform/session-watch.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import { useCode } from '../../ui/use-code.ts';
import { useSignOut } from './use-sign-out.ts';

type Props = {
  texts: ShellTexts['sessionDialog'];
  /** Called when the session is over and the page stays open; omitted: the login page opens. */
  onOver?: () => void;
};

/** Session expiry on every page of a signed-in user. */
export function SessionGuard({ texts, onOver }: Props) {
  const { person } = usePage();
  const signOut = useSignOut();
  const isSignedIn = person !== null;
  const watch = useRef<SessionWatch>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { isBusy, whileBusy } = useOneAtATime();
  const dialog = useCode(loadDialog, secondsLeft !== null);

  const over = useEffectEvent((toast: 'session' | undefined) => (onOver ?? leaveFor)(toast));
  useEffect(() => {
    if (!isSignedIn) return;
    const watched = startBrowserSessionWatch({
      show: setSecondsLeft,
      leave: (toast) => over(toast),
    });
    watch.current = watched.watch;
    return watched.stop;
  }, [isSignedIn]);

  async function prolong() {
    setHasFailed(false);
    try {
      watch.current?.prolonged(await callServer('AccountController', 'extendSession', {}));
    } catch (error) {
      const isOver = statusOf(error) === 401;
      setHasFailed(!isOver);
      if (isOver) (onOver ?? leaveFor)('session');
    }
  }

  function leave() {
    watch.current?.stop();
    void signOut.leave();
  }

  return (
    <>
      {dialog && (
        <dialog.SessionDialog
          texts={texts}
          secondsLeft={secondsLeft}
          isBusy={isBusy}
          hasFailed={hasFailed}
          onContinue={() => void whileBusy(prolong)}
          onSignOut={leave}
        />
      )}
      {signOut.question}
    </>
  );
}

const loadDialog = () => import('./session-dialog.tsx');

type Watched = { watch: SessionWatch; stop: () => void };
type Watching = {
  show: (secondsLeft: number | null) => void;
  leave: (toast: 'session' | undefined) => void;
};

const leaveFor = (toast: 'session' | undefined) =>
  window.location.assign(logoutPath(currentPath(), toast));

/** Connects the session watch to the browser's clock, server, other tabs and visibility. */
function startBrowserSessionWatch({ show, leave }: Watching): Watched {
  const watch = startSessionWatch({
    now: () => Date.now(),
    fetchState: fetchSession,
    show,
    leave: (reason) => leave(reason === 'timedOut' ? 'session' : undefined),
    broadcast: broadcastToTabs,
  });
  const stopListening = onSessionMessage(watch.onMessage);
  const wake = () => {
    if (document.visibilityState === 'visible') watch.wake();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', reloadIfSignedOut);
  return {
    watch,
    stop() {
      watch.stop();
      stopListening();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', reloadIfSignedOut);
    },
  };
}

function fetchSession() {
  return readFromServer('AccountController', 'getSession', {});
}

/** The back/forward cache may restore a page from before signing out. */
async function reloadIfSignedOut({ persisted }: PageTransitionEvent): Promise<void> {
  if (!persisted) return;
  const session = await fetchSession().catch(() => null);
  if (!session?.isLoggedIn) window.location.reload();
}
