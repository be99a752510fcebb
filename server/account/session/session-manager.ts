import {
  isTouchDue,
  LONGEST_SESSION_SECONDS,
  secondsLeft,
} from '../../../domain/account/session-clock.ts';
import type { Clock } from '../../base/clock.ts';
import type { Pool } from '../../db/database.ts';
import { withoutDiskWait } from '../../db/relaxed-commit.ts';
import { type CookieJar, KEY_COOKIES, type SessionManager } from '../../platform/session.ts';
import { newToken } from '../secret-token.ts';
import { bindBrowserKeys, deleteBrowserKeys } from './browser-key-queries.ts';
import {
  deleteSession,
  findSessionAccount,
  insertSession,
  updateLastSeen,
  updateReauthenticated,
} from './session-queries.ts';

type SessionDeps = { pool: Pool; clock: Clock; idleSeconds: number };

/** A visitor without a session cookie costs no query. */
export async function openSessionManager(
  deps: SessionDeps,
  cookies: CookieJar,
): Promise<SessionManager> {
  const { pool, clock, idleSeconds } = deps;
  const find = (token: string) =>
    findSessionAccount(pool, token, { now: clock.now(), idleSeconds });
  const token = cookies.read('session');
  const keys = () => KEY_COOKIES.flatMap((name) => cookies.read(name) ?? []);

  async function forgetKeys() {
    if (keys().length > 0) await deleteBrowserKeys(pool, keys());
    for (const name of KEY_COOKIES) if (cookies.read(name)) cookies.clear(name);
  }

  const session: SessionManager = {
    found: token ? await find(token) : null,
    cookies,
    secondsLeft: () => (session.found ? secondsLeft(session.found, idleSeconds, clock.now()) : 0),
    async touch() {
      if (session.found && isTouchDue(session.found, idleSeconds, clock.now()))
        await session.extend();
    },
    async extend() {
      if (!session.found) return;
      const now = clock.now();
      const { sessionId } = session.found;
      await withoutDiskWait(pool, (db) => updateLastSeen(db, sessionId, now));
      session.found = { ...session.found, lastSeenAt: now };
    },
    async start(accountId, factor) {
      if (token) await deleteSession(pool, token);
      const fresh = newToken();
      const now = clock.now();
      const expiresAt = now + LONGEST_SESSION_SECONDS * 1000;
      await insertSession(pool, { token: fresh, accountId, now, expiresAt, factor });
      if (keys().length > 0) await bindBrowserKeys(pool, keys(), accountId);
      cookies.write('session', fresh);
      session.found = await find(fresh);
    },
    async confirm(factor) {
      if (!session.found) return;
      const fresh = newToken();
      const { sessionId } = session.found;
      await updateReauthenticated(pool, { sessionId, token: fresh, now: clock.now(), factor });
      cookies.write('session', fresh);
      session.found = await find(fresh);
    },
    async end() {
      if (token) await deleteSession(pool, token);
      // A session that timed out keeps its browser keys, so that the form is there after the next sign-in.
      if (session.found) await forgetKeys();
      cookies.clear('session');
      session.found = null;
    },
  };
  return session;
}
