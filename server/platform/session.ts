import type { Right } from '../../domain/office/rights.ts';
import type { FactorKind, SecondFactor } from '../../domain/office/second-factor.ts';
import type { StoredName } from '../../domain/privacy/stored-in-browser.ts';

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
export const KEY_COOKIES = ['buyer', 'activation'] as const satisfies CookieName[];

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

/** A session and whose it is; instants are epoch milliseconds. */
export type FoundSession = Omit<Work, 'factors'> & {
  sessionId: string;
  accountId: string;
  emailAddress: string;
  firstName: string | null;
  language: 'fi' | 'sv' | 'en';
  role: 'customer' | 'desk' | 'staff';
  /** Of people at work; customers have none. */
  secondFactor: SecondFactor;
  hasPassword: boolean;
  lastSeenAt: number;
  reauthenticatedAt: number;
  expiresAt: number;
};

/** What somebody may do at work, where, and what they have set up to prove it. */
export type Work = {
  rights: readonly Right[];
  /** The museums that a clerk serves. */
  museumIds: readonly string[];
  /** The one whose desk this browser is at. */
  museumId: string | null;
  factors: Omit<SecondFactor, 'verifiedAt'>;
};

/** Whose an order is: the person who is signed in, the browser of a guest, or both. */
export type Owner = { accountId: string | null; browserHash: Buffer | null };
