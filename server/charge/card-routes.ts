import { z } from 'zod';
import { text } from '../../contract/call/wire-values.ts';
import type { PlainRoute, RouteRequest } from '../platform/http/plain-route.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { afterSaving, processSavedCard } from './save-card.ts';

const params = z.object({ key: text(100) });

/** A payment card was saved without a payment. The key identifies the owner, the signature proves the message. */
export const cardRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: '/payments/paytrail/card-return/:key',
    tag: 'payment',
    summary: 'The holder comes back from saving a payment card',
    params,
    answers: { 303: { description: 'To the page that goes on with it' } },
    async handle(visit) {
      const saved = await processReturn(visit);
      return visit.reply.header('cache-control', 'no-store').redirect(afterSaving(saved), 303);
    },
  },
  {
    method: 'GET',
    path: '/payments/paytrail/card-callback/:key',
    tag: 'payment',
    summary: 'The card provider tells of a saved payment card',
    params,
    answers: {
      200: { description: 'Heard, now or before', mediaType: 'text/plain' },
      400: { description: 'Not genuine' },
    },
    async handle(visit) {
      const { outcome, language } = await processReturn(visit);
      if (outcome === 'unknown') {
        throw new Refusal('NOT_GENUINE', refusalText('forgedSignal', language));
      }
      // A provider that gets "ok" never retries, and the card would be lost.
      if (outcome === 'unanswered') {
        throw new Refusal('PROVIDER_UNAVAILABLE', refusalText('paymentNotStarted', language), 503);
      }
      return visit.reply.code(200).type('text/plain; charset=utf-8').send('ok');
    },
  },
];

async function processReturn({ request, context }: RouteRequest) {
  const { key } = params.parse(request.params);
  return processSavedCard(await context(), { key, query: request.url.split('?')[1] ?? '' });
}
