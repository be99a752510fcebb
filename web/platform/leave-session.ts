import { callServer } from './call-server.ts';
import { forgetDesk, forgetKeptCard } from './forget-device.ts';
import { loadAfresh } from './load-afresh.ts';
import { tellTabs } from './session-tabs.ts';

/** The address that ends the session and comes back here after signing in. */
export function logoutPath(returnTo: string, toast?: 'session'): string {
  const query = new URLSearchParams({ retUrl: returnTo });
  if (toast) query.set('toast', toast);
  return `/secur/logout.jsp?${query}`;
}

/** Where the person is now, to come back to. */
export function currentPath(): string {
  return window.location.pathname + window.location.search;
}

/** Signing out by choice: ends the session, empties what the pages stored, and opens the front page afresh. */
export async function signOut(home: string): Promise<void> {
  const hasEnded = await callServer('AccountController', 'logout', {}).then(
    () => true,
    () => false,
  );
  clearStorage();
  // The server has asked the browser for this already; not every browser listens.
  await forgetKeptCard();
  await forgetDesk();
  tellTabs({ type: 'ended' });
  const landing = `${home}?toast=signedOut`;
  // The address does the same for a call that did not come through.
  loadAfresh(hasEnded ? landing : logoutPath(home));
}

function clearStorage(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing can be stored where storage is forbidden.
  }
}
