import type { Logger } from 'pino';
import type { Language } from '../../domain/base/language.ts';
import type { Right } from '../../domain/office/rights.ts';
import type { SecondFactor } from '../../domain/office/second-factor.ts';
import type { Clock } from '../base/clock.ts';
import type { Pool } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import type { SessionManager } from './session.ts';

/** What the running program is made of; tests hand in their own. */
export type Deps = { pool: Pool; clock: Clock; settings: Settings; log: Logger };

export type Role = 'customer' | 'desk' | 'staff';

export type User = {
  accountId: string;
  emailAddress: string;
  role: Role;
  /** What a member of staff or a clerk may do; none for customers. */
  rights: readonly Right[];
  /** The museums that a desk clerk serves. */
  museumIds: readonly string[];
  /** The one whose desk the clerk is at; null for everyone else. */
  museumId: string | null;
  secondFactor: SecondFactor;
};

/** What an answer is given, whoever calls. */
export type GuestContext = Deps & {
  language: Language;
  /** Who the caller is for rate limits; never taken from a header that the caller can write. */
  address: string;
  requestId: string;
  user: User | null;
  session: SessionManager;
  /** Somebody looks at a day to come: nothing is written or counted. */
  isPreview?: true;
};

/** What an answer is given when its controller lets only signed-in people in. */
export type UserContext = GuestContext & { user: User };
