import { accountAddress } from '../../../domain/account/email-address.ts';
import { helsinkiDay, yearOf } from '../../../domain/base/local-date.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { SessionManager } from '../../platform/session.ts';
import { signInWaits } from '../account-refusals.ts';
import { findSignInFrom } from '../email/give-new-email-queries.ts';
import { rememberDevice } from './known-device.ts';

/** Discloses when sign-in becomes possible only here, after the caller has proved the address. */
export async function startSession(accountId: string, context: GuestContext): Promise<void> {
  const { pool, clock, language, session } = context;
  const from = await findSignInFrom(pool, accountId, clock.now());
  if (from !== null) throw signInWaits(language, from);
  await session.start(accountId);
  if (session.found) rememberDevice(accountAddress(session.found.emailAddress), context);
}

const START_PAGES = { customer: null, desk: 'Desk', staff: 'Office_Home' } as const;

export function sessionState(session: SessionManager) {
  const { found } = session;
  const startPage = START_PAGES[found?.role ?? 'customer'];
  return {
    isLoggedIn: found !== null,
    secondsLeft: session.secondsLeft(),
    ...(startPage && { startPage }),
  };
}

/** Per device: the login page opens with the method used last. */
export function rememberLoginMethod(method: 'code' | 'password', session: SessionManager): void {
  session.cookies.write('login-method', method);
}

export function fieldContextOf({ clock, language }: GuestContext) {
  return { language, currentYear: yearOf(helsinkiDay(clock.now())) };
}
