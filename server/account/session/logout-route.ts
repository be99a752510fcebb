import { z } from 'zod';
import { text } from '../../../contract/call/wire-values.ts';
import { PAGES } from '../../../contract/page/page-table.ts';
import { isReturnPage, matchPath, pathTo } from '../../../contract/page/pages.ts';
import { returnPath } from '../../../domain/account/return-path.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';

/** Platform logout by redirect. Unlike the logout call, it keeps what pages store in the browser. */
export const logoutRoute: PlainRoute = {
  method: 'GET',
  path: '/secur/logout.jsp',
  tag: 'account',
  summary: 'Ends the session and leads to the login page or back to a page of ours',
  query: z.object({
    retUrl: text(2_000).optional().describe('A path of ours; anything else counts as /'),
    toast: z.enum(['session', 'signedOut']).optional(),
  }),
  answers: { 302: { description: 'To a page of ours' } },
  async handle({ request, reply, context }) {
    const { session, language, log } = await context();
    const hasEnded = isSameOriginNavigation(request.headers);
    if (hasEnded && session.found) {
      log.info({ event: 'logout', accountId: session.found.accountId }, 'signed out');
    }
    if (hasEnded) await session.end();
    const landing = logoutLanding(request.query as object, { hasEnded, language });
    return reply.header('cache-control', 'no-store').redirect(landing, 302);
  },
};

type LogoutQuery = { retUrl?: unknown; toast?: unknown };

/** Toasts that the redirect may carry; any other name is dropped. */
const TOASTS = ['session', 'signedOut'];

/**
 * Redirect target: the login page when the return page requires it, when the session timed out, or when another site
 * sent the visitor; otherwise the return page.
 */
function logoutLanding(
  { retUrl, toast }: LogoutQuery,
  { hasEnded, language }: { hasEnded: boolean; language: Language },
): string {
  const path = returnPath(retUrl, isReturnPage);
  const match = matchPath(path.split('?')[0] ?? '') ?? { name: 'Home' as const, language };
  const known = TOASTS.find((name) => name === toast);

  const needsLogin = 'needsLogin' in PAGES[match.name];
  if (hasEnded && !needsLogin && known !== 'session') return path;

  const query = new URLSearchParams();
  if (retUrl !== undefined) query.set('retUrl', path);
  // The login page then talks about buying instead of a lost session.
  if (match.name === 'Buy_Museum_Card') query.set('syy', 'osto');
  if (known) query.set('toast', known);
  const login = pathTo('Login', retUrl === undefined ? language : match.language);
  return query.size > 0 ? `${login}?${query}` : login;
}

type Headers = Record<string, string | string[] | undefined>;

/** True when the address was typed or opened from our own page (Sec-Fetch-Site). */
function isSameOriginNavigation(headers: Headers): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'same-origin' || site === 'none';
}
