import type { LocalDate } from '../../domain/base/local-date.ts';
import { dayBegins } from '../../domain/scheme/day-begins.ts';
import { openSessionManager } from '../account/session/session-manager.ts';
import { readOnlyPool } from '../db/read-only.ts';
import type { GuestContext } from '../platform/context.ts';
import { findSchemeOn, withSchemeOf } from '../platform/scheme-today.ts';
import type { CookieJar } from '../platform/session.ts';
import { withWording } from '../platform/worded.ts';
import { findWordingOn } from '../wording/current-wording.ts';

const NOON_MS = 12 * 3_600_000;
/** The preview has none of the viewer's cookies. */
const NO_COOKIES: CookieJar = {
  read: () => null,
  write: () => {},
  clear: () => {},
  clearStorage: () => {},
};

/**
 * Context of an anonymous request at noon of a day: nothing of the viewer, no writes. Cached texts and facts are scoped
 * to `within` that day.
 */
export async function previewContext(context: GuestContext, day: LocalDate) {
  const noon = dayBegins(day) + NOON_MS;
  const clock = { now: () => noon };
  const pool = readOnlyPool(context.pool);
  const idleSeconds = context.settings.sessionIdleSeconds;
  const session = await openSessionManager({ pool, clock, idleSeconds }, NO_COOKIES);
  const [wording, scheme] = await Promise.all([findWordingOn(pool, day), findSchemeOn(pool, day)]);
  const nobody: GuestContext = { ...context, pool, clock, session, isPreview: true, user: null };
  return {
    nobody,
    within: <Answer>(ask: () => Answer) => withWording(wording, () => withSchemeOf(scheme, ask)),
  };
}
