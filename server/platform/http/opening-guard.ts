import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { openingOfficeCalls } from '../../../contract/office/opening-calls.ts';
import { deskPeopleCalls, grantCalls, staffCalls } from '../../../contract/office/staff-calls.ts';
import { workCalls } from '../../../contract/office/work-calls.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../refusal.ts';
import { refusalText } from '../refusal-text.ts';
import { hasScheme } from './opening-queries.ts';
import { requestLanguage } from './request-language.ts';
import { matchedPath } from './request-path.ts';

/** Long enough to avoid hammering, short enough to notice the opening day. */
export const CLOSED_RETRY_SECONDS = 3600;

/** Staff must sign in and open the scheme; browser logs are always accepted. */
const OPEN_CLASSES = ['AccountController', 'StaffSignInController', 'LoggerController'];
const OPEN_OFFICE_CALLS = new Set(
  [openingOfficeCalls, staffCalls, grantCalls, deskPeopleCalls, workCalls].flatMap((calls) =>
    Object.keys(calls),
  ),
);
const OPEN_ROUTES = ['/secur/logout.jsp'];

export type IsOpen = () => Promise<boolean>;

/** Cached once true: an opened scheme does not close again. */
export function makeIsOpen(db: Database): IsOpen {
  let isOpen = false;
  return async () => {
    isOpen ||= await hasScheme(db);
    return isOpen;
  };
}

/** Until the scheme opens, only pages and the calls needed for opening work. */
export function registerOpeningGuard(
  app: FastifyInstance,
  isOpen: IsOpen,
  routes: readonly { path: string }[],
): void {
  const closed = new Set(
    routes.map(({ path }) => path).filter((path) => !OPEN_ROUTES.includes(path)),
  );
  app.addHook('onRequest', async (request) => {
    const path = matchedPath(request);
    const isCall = path.startsWith(LWR_PATH);
    if (!isCall && !closed.has(path)) return;
    if (isCall && isOpenCall(request)) return;
    if (await isOpen()) return;
    const text = refusalText('notOpenYet', requestLanguage(request));
    throw new Refusal('NOT_OPEN_YET', text, 503, CLOSED_RETRY_SECONDS);
  });
}

function isOpenCall({ params }: FastifyRequest): boolean {
  const { apexClass = '', apexMethod = '' } = params as Record<string, string>;
  if (apexClass === 'BackOfficeController') return OPEN_OFFICE_CALLS.has(apexMethod);
  return OPEN_CLASSES.includes(apexClass);
}
