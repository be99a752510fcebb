import type { Logger } from 'pino';
import type { Language } from '../../domain/base/language.ts';
import type { Right } from '../../domain/office/rights.ts';
import type { SecondFactor } from '../../domain/office/second-factor.ts';
import type { Clock } from '../base/clock.ts';
import type { Pool } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import type { SessionManager } from './session.ts';

/** Dependencies of the running program; tests pass their own. */
export type Deps = { pool: Pool; clock: Clock; settings: Settings; log: Logger };

export type Role = 'customer' | 'desk' | 'staff';

export type User = {
  accountId: string;
  emailAddress: string;
  role: Role;
  /** Rights of staff and clerks; none for customers. */
  rights: readonly Right[];
  /** Museums where a clerk works. */
  museumIds: readonly string[];
  /** The clerk's current museum; null for everyone else. */
  museumId: string | null;
  secondFactor: SecondFactor;
};

/** Context of every call. */
export type GuestContext = Deps & {
  language: Language;
  /** Client address for rate limits; never from a header that the caller controls. */
  address: string;
  requestId: string;
  user: User | null;
  session: SessionManager;
  /** Preview of a coming day: no writes, no metrics. */
  isPreview?: true;
};

/** Context of calls that need a signed-in user. */
export type UserContext = GuestContext & { user: User };
