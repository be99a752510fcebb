import { readFromServer } from './call-server.ts';
import { currentPath, logoutPath } from './leave-session.ts';
import { hearTabs, tellTabs } from './session-tabs.ts';
import { type SessionWatch, startSessionWatch } from './session-watch.ts';

type Watched = { watch: SessionWatch; stop: () => void };

/** Ties the watch to this browser: its clock, the server, the other tabs and waking up. */
export function watchInBrowser(show: (secondsLeft: number | null) => void): Watched {
  const watch = startSessionWatch({
    now: () => Date.now(),
    ask: askSession,
    show,
    leave: (why) =>
      window.location.assign(logoutPath(currentPath(), why === 'timedOut' ? 'session' : undefined)),
    tell: tellTabs,
  });
  const stopHearing = hearTabs(watch.hear);
  const wake = () => {
    if (document.visibilityState === 'visible') watch.wake();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', returnFromCache);
  return {
    watch,
    stop() {
      watch.stop();
      stopHearing();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', returnFromCache);
    },
  };
}

function askSession() {
  return readFromServer('AccountController', 'getSession', {});
}

/** Going back may bring up a page as it was before signing out: the server says whether it may still be seen. */
async function returnFromCache({ persisted }: PageTransitionEvent): Promise<void> {
  if (!persisted) return;
  const session = await askSession().catch(() => null);
  if (!session?.isLoggedIn) window.location.reload();
}
