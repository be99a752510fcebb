import type { Right } from '../../domain/office/rights.ts';
import type { FactorKind, SecondFactor } from '../../domain/office/second-factor.ts';
import type { StoredName } from '../../domain/privacy/stored-in-browser.ts';

/** Cookies by plain name; the jar adds `__Host-` and the attributes. */
export type CookieJar = {
  read: (name: CookieName) => string | null;
  /** With the cookie table's lifetime, or fewer seconds. */
  write: (name: CookieName, value: string, seconds?: number) => void;
  clear: (name: CookieName) => void;
  /** Explicit sign-out also clears the browser's storage. */
  clearStorage: () => void;
};

export type CookieName = Exclude<StoredName<'cookie'>, 'theme' | 'consent'>;

/** `buyer`: key of a guest's browser, which owns its orders. `activation`: the card whose code was entered. */
export const KEY_COOKIES = ['buyer', 'activation'] as const satisfies CookieName[];

export type KeyCookie = (typeof KEY_COOKIES)[number];

/** Session of one request: who is signed in, and how to start, extend and end it. */
export type SessionManager = {
  found: FoundSession | null;
  /** 0 when nobody is signed in. */
  secondsLeft: () => number;
  /** Records activity, throttled. */
  touch: () => Promise<void>;
  /** The user asked for more time. */
  extend: () => Promise<void>;
  /** Signs in under a new token, whatever the browser sent. */
  start: (accountId: string, factor?: FactorKind) => Promise<void>;
  /** The user re-authenticated; `factor`: with a second factor. */
  confirm: (factor?: FactorKind) => Promise<void>;
  end: () => Promise<void>;
  cookies: CookieJar;
};

/** A session and its owner; instants are epoch milliseconds. */
export type FoundSession = Omit<Work, 'factors'> & {
  sessionId: string;
  accountId: string;
  emailAddress: string;
  firstName: string | null;
  language: 'fi' | 'sv' | 'en';
  role: 'customer' | 'desk' | 'staff';
  /** Of staff; customers have none. */
  secondFactor: SecondFactor;
  hasPassword: boolean;
  lastSeenAt: number;
  reauthenticatedAt: number;
  expiresAt: number;
};

/** A person's rights, museums and second factors at work. */
export type Work = {
  rights: readonly Right[];
  /** Museums where a clerk works. */
  museumIds: readonly string[];
  /** The clerk's current museum in this browser. */
  museumId: string | null;
  factors: Omit<SecondFactor, 'verifiedAt'>;
};

/** Owner of an order: a signed-in user, a guest's browser, or both. */
export type Owner = { accountId: string | null; browserHash: Buffer | null };
