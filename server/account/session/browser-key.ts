import type { GuestContext } from '../../platform/context.ts';
import type { KeyCookie } from '../../platform/session.ts';
import { findBrowserKey, insertBrowserKey } from './browser-key-queries.ts';

type Caller = Pick<GuestContext, 'pool' | 'clock' | 'session' | 'user'>;

/** `foreign`: belongs to another account; it opens nothing and must not be overwritten. */
export type BrowserKey = { state: 'own'; key: string } | { state: 'none' } | { state: 'foreign' };

/** A cookie opens only what a guest or the signed-in account did in this browser. */
export async function browserKeyOf(cookie: KeyCookie, caller: Caller): Promise<BrowserKey> {
  const { pool, clock, session, user } = caller;
  const key = session.cookies.read(cookie);
  const found = key && (await findBrowserKey(pool, key, clock.now()));
  if (!found) return { state: 'none' };
  const isOwn = found.accountId === null || found.accountId === user?.accountId;
  return isOwn ? { state: 'own', key } : { state: 'foreign' };
}

export async function issueBrowserKey(
  cookie: KeyCookie,
  { key, seconds }: { key: string; seconds: number },
  { pool, clock, session, user }: Caller,
): Promise<void> {
  const expiresAt = clock.now() + seconds * 1000;
  await insertBrowserKey(pool, { key, accountId: user?.accountId ?? null, expiresAt });
  session.cookies.write(cookie, key, seconds);
}
