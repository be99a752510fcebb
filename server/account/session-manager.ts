import {
  isTouchDue,
  LONGEST_SESSION_SECONDS,
  secondsLeft,
} from '../../domain/account/session-clock.ts';
import type { FactorKind } from '../../domain/office/second-factor.ts';
import type { StoredName } from '../../domain/privacy/stored-in-browser.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/database.ts';
import { withoutDiskWait } from '../db/relaxed-commit.ts';
import { bindBrowserKeys, deleteBrowserKeys } from './browser-key-queries.ts';
import { newToken } from './secret-token.ts';
import {
  deleteSession,
  type FoundSession,
  findSessionAccount,
  insertSession,
  updateLastSeen,
  updateReauthenticated,
} from './session-queries.ts';

/** Cookies by their plain names; the jar adds `__Host-` and the attributes. */
export type CookieJar = {
  read: (name: CookieName) => string | null;
  /** For as long as the table says, or for fewer seconds. */
  write: (name: CookieName, value: string, seconds?: number) => void;
  clear: (name: CookieName) => void;
  /** Signing out by choice also empties what the pages keep in the browser. */
  clearStorage: () => void;
};
export type CookieName = Exclude<StoredName<'cookie'>, 'theme' | 'consent'>;

/** `buyer`: the key of a guest's browser, to which its orders belong. `activation`: the card whose code it brought. */
const KEY_COOKIES = ['buyer', 'activation'] as const satisfies CookieName[];
export type KeyCookie = (typeof KEY_COOKIES)[number];

/** The session of one request: who is signed in, and how to start, extend and end it. */
export type SessionManager = {
  found: FoundSession | null;
  /** 0 when nobody is signed in. */
  secondsLeft: () => number;
  /** Records activity, at most once in a while. */
  touch: () => Promise<void>;
  /** The person asked for more time. */
  extend: () => Promise<void>;
  /** Signs in under a new token, whatever the browser brought along. */
  start: (accountId: string, factor?: FactorKind) => Promise<void>;
  /** The signed-in person proved again who they are; with `factor`, by a second one. */
  confirm: (factor?: FactorKind) => Promise<void>;
  end: () => Promise<void>;
  cookies: CookieJar;
};

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
