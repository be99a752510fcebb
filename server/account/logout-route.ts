import { z } from 'zod';
import { text } from '../../contract/wire-values.ts';
import type { PlainRoute } from '../platform/plain-route.ts';
import { logoutLanding } from './logout-landing.ts';
import { isSameOriginNavigation } from './same-origin.ts';

/** The platform logout address: a redirect that no one sees. It keeps what the pages store, unlike a chosen logout. */
export const logoutRoute: PlainRoute = {
  method: 'GET',
  path: '/secur/logout.jsp',
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
