import { withDeadline } from '../../platform/call-deadline.ts';
import { callServer } from '../../platform/call-server.ts';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { clearCardCache, logoutPath } from '../../platform/logout.ts';
import { broadcastToTabs } from '../../platform/session-tabs.ts';
import { clearAllButQueuedVisits, hasTicketDeskData } from '../ticket-desk/offline-store.ts';

/** Leaving a shared device must be quick: after this timeout the sign-out URL ends the session instead. */
const PATIENCE_MS = 4_000;

/** Ends the session, clears what the pages stored, and reloads the front page. */
export async function signOut(home: string): Promise<void> {
  const isDesk = await hasTicketDeskData();
  // Otherwise Clear-Site-Data of the server would delete queued visits too.
  const asked = { keepsVisits: isDesk };
  const ending = callServer('AccountController', 'logout', asked);
  const hasEnded = await withDeadline(ending, PATIENCE_MS).then(
    () => true,
    () => false,
  );
  clearStorage();
  // The server sends Clear-Site-Data, but not every browser supports it.
  await clearCardCache();
  if (isDesk) await forgetDesk();
  broadcastToTabs({ type: 'ended' });
  const landing = `${home}?toast=signedOut`;
  // When the call fails, the sign-out URL ends the session.
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

/** Deletes page cache and card list of a desk. Queued visits stay: only the server can decrypt them (decision 165). */
async function forgetDesk(): Promise<void> {
  await window.caches?.delete('desk').catch(() => {});
  await forgetWorkers().catch(() => {});
  await clearAllButQueuedVisits().catch(() => {});
}

async function forgetWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
