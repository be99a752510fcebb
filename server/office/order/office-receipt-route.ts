import { z } from 'zod';
import { sendReceipt } from '../../checkout/send-receipt.ts';
import { findPaymentById } from '../../payment/payment-queries.ts';
import { requireUser } from '../../platform/access.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { insertListLooks } from '../person/list-look-queries.ts';
import { findBuyersOf } from './order-queries.ts';

const params = z.object({ paymentId: z.uuid() });

/** The buyer's receipt without the secret key of its link. */
export const officeReceiptRoute: PlainRoute = {
  method: 'GET',
  path: '/office/receipts/:paymentId',
  tag: 'office-person',
  summary: 'The receipt of a payment, for staff',
  params,
  right: 'payment.view',
  answers: { 200: { description: 'The receipt', mediaType: 'application/pdf' } },
  async handle({ request, reply, context }) {
    const caller = await context();
    const { pool, clock } = caller;
    const { paymentId } = params.parse(request.params);
    const payment = await findPaymentById(pool, paymentId);
    await insertListLooks(pool, {
      accountIds: await findBuyersOf(pool, paymentId),
      staffId: requireUser(caller).user.accountId,
      subject: 'orders',
      now: clock.now(),
    });
    return sendReceipt(reply, payment, caller);
  },
};
