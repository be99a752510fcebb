import { withDeadline } from '../../platform/call-deadline.ts';
import { callServer } from '../../platform/call-server.ts';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { clearCardCache, logoutPath } from '../../platform/logout.ts';
import { broadcastToTabs } from '../../platform/session-tabs.ts';
import { clearAllButQueuedVisits, hasTicketDeskData } from '../ticket-desk/offline-store.ts';

/** Whoever leaves a shared device does not stand there for long: the address ends the session as well. */
const PATIENCE_MS = 4_000;

/** Ends the session, empties what the pages stored, and opens the front page afresh. */
export async function signOut(home: string): Promise<void> {
  const isDesk = await hasTicketDeskData();
  // Otherwise the server has the browser empty everything, the visits that wait to be sent included.
  const asked = { keepsVisits: isDesk };
  const ending = callServer('AccountController', 'logout', asked);
  const hasEnded = await withDeadline(ending, PATIENCE_MS).then(
    () => true,
    () => false,
  );
  clearStorage();
  // Mostly the server has asked the browser for this already; not every browser listens.
  await clearCardCache();
  if (isDesk) await forgetDesk();
  broadcastToTabs({ type: 'ended' });
  const landing = `${home}?toast=signedOut`;
  // The address does the same for a call that did not come through.
  loadFullPage(hasEnded ? landing : logoutPath(home));
}

function clearStorage(): void {
  try {
    window.sessionStorage.clear();
    window.localStorage.clear();
  } catch {
    // Nothing can be stored where storage is forbidden.
  }
}

/** The page and list of a desk. Its visits that wait stay: only the server can read them (decision 165). */
async function forgetDesk(): Promise<void> {
  await window.caches?.delete('desk').catch(() => {});
  await forgetWorkers().catch(() => {});
  await clearAllButQueuedVisits().catch(() => {});
}

async function forgetWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
