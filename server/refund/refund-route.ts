import { z } from 'zod';
import { text } from '../../contract/call/wire-values.ts';
import { inTransaction } from '../db/database.ts';
import { paymentSettings } from '../payment/provider/payment-settings.ts';
import { verifyPaymentNotification } from '../payment/provider/paytrail-notification.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { notifyRefundState } from './notify-refund.ts';
import { findRefundByKey, updateRefund } from './refund-queries.ts';

const params = z.object({ key: text(100) });

/** Provider's callback about a refund. A failed one has no transaction and goes to staff. */
export const refundRoute: PlainRoute = {
  method: 'GET',
  path: '/payments/paytrail/refund/:key',
  tag: 'payment',
  summary: 'The card provider tells of a refund',
  params,
  answers: {
    200: { description: 'Heard', mediaType: 'text/plain' },
    400: { description: 'Not genuine' },
  },
  async handle({ request, reply, context }) {
    const { pool, clock, settings, language } = await context();
    const { key } = params.parse(request.params);
    const query = request.url.split('?')[1] ?? '';
    const checked = verifyPaymentNotification(
      paymentSettings(settings, clock.now()).paytrail,
      query,
    );
    const refund = await findRefundByKey(pool, key);
    if (!checked.genuine || !refund || checked.notification.stamp !== refund.paymentStamp) {
      throw new Refusal('NOT_GENUINE', refusalText('forgedSignal', language));
    }
    const state = checked.notification.status === 'ok' ? 'done' : 'byHand';
    const { needId } = refund;
    const wasAsked = refund.state === 'pending';
    const now = clock.now();
    await inTransaction(pool, async (tx) => {
      await updateRefund(tx, { needId, state, now });
      await notifyRefundState(tx, { needId, state, way: wasAsked ? 'mail' : undefined, now });
    });
    return reply.code(200).type('text/plain; charset=utf-8').send('ok');
  },
};
