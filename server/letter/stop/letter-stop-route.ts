import { z } from 'zod';
import { text } from '../../../contract/call/wire-values.ts';
import type { PlainRoute, RouteRequest } from '../../platform/http/plain-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { readStopToken, STOP_PATH, stopPage } from './letter-stop.ts';
import { insertLetterStop } from './letter-stop-queries.ts';

const params = z.object({ token: text(1000) });

/**
 * One-click unsubscribe (RFC 8058): no session or cookie, only the token. The link in the mail opens a page that asks
 * first.
 */
export const letterStopRoutes: PlainRoute[] = [
  {
    method: 'POST',
    path: `${STOP_PATH}/:token`,
    tag: 'letter',
    summary: 'Stops letters of one topic, asked for by a mail program',
    params,
    ignoresBody: true,
    answers: {
      200: { description: 'Stopped', mediaType: 'text/plain' },
      400: { description: 'Not our link' },
    },
    async handle(visit) {
      const { pool, clock, settings, language } = await visit.context();
      const asked = readStopToken(tokenOf(visit), settings.secretKey);
      if (!asked) throw new Refusal('LINK_SPENT', refusalText('notFound', language), 400);
      const { emailAddress, topic } = asked;
      await insertLetterStop(pool, { emailAddress, topic, now: clock.now() });
      return visit.reply.type('text/plain; charset=utf-8').send('ok');
    },
  },
  {
    method: 'GET',
    path: `${STOP_PATH}/:token`,
    tag: 'letter',
    summary: 'Leads to the page that asks whether letters are to stop',
    params,
    answers: { 303: { description: 'The page' }, 404: { description: 'Not our link' } },
    async handle(visit) {
      const { settings } = await visit.context();
      const token = tokenOf(visit);
      const asked = readStopToken(token, settings.secretKey);
      if (!asked) return visit.reply.callNotFound();
      return visit.reply.redirect(stopPage(asked, token, settings.publicUrl), 303);
    },
  },
];

const tokenOf = ({ request }: RouteRequest) => params.parse(request.params).token;
