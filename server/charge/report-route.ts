import { z } from 'zod';
import { text } from '../../contract/call/wire-values.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { processReport } from './lost-charges.ts';

const params = z.object({ key: text(100) });

/** The provider posts the requested report of payments; the signature covers the raw body. */
export const reportRoute: PlainRoute = {
  method: 'POST',
  path: '/payments/paytrail/report/:key',
  tag: 'payment',
  summary: 'The card provider posts a list of payments',
  params,
  acceptsRawJson: true,
  answers: {
    200: { description: 'Heard', mediaType: 'text/plain' },
    400: { description: 'Not genuine' },
  },
  async handle({ request, reply, context }) {
    const caller = await context();
    const { key } = params.parse(request.params);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
    );
    const body = typeof request.body === 'string' ? request.body : '';
    if (!(await processReport(caller, { key, headers, body }))) {
      throw new Refusal('NOT_GENUINE', refusalText('forgedSignal', caller.language));
    }
    return reply.code(200).type('text/plain; charset=utf-8').send('ok');
  },
};
