import { z } from 'zod';
import { text } from '../../contract/wire-values.ts';
import { findScheme } from '../catalog/scheme-queries.ts';
import type { GuestContext } from '../context.ts';
import { GIVER_PARAMETER } from '../gift/gift-links.ts';
import { secretHash } from '../gift/gift-secrets.ts';
import { receiptPdf } from '../mail/receipt/receipt-pdf.ts';
import { findPaymentByKey } from '../payment/payment-queries.ts';
import type { PlainRoute } from '../platform/plain-route.ts';
import { ownerOf } from '../purchase/order-owner.ts';
import { paymentRefusal } from './checkout-refusals.ts';
import { paysForGift } from './gift-order-queries.ts';
import { isOwnPayment } from './order-queries.ts';
import { purchaseReceipt } from './purchase-receipt.ts';
import { findOrdersOfPayment } from './snapshot-queries.ts';
import { findSettledAt } from './status-queries.ts';

const params = z.object({ key: text(100) });
const query = z.object({ [GIVER_PARAMETER]: text(100).optional() });

/** The receipt of one's own payment, as PDF. Somebody else's is as absent as one that is not paid. */
export const receiptRoute: PlainRoute = {
  method: 'GET',
  path: '/payments/receipt/:key',
  summary: 'The receipt of a payment of one’s own',
  params,
  query,
  answers: { 200: { description: 'The receipt', mediaType: 'application/pdf' } },
  async handle({ request, reply, context }) {
    const caller = await context();
    const { pool } = caller;
    const payment = await findPaymentByKey(pool, params.parse(request.params).key);
    const orders = payment ? await findOrdersOfPayment(pool, payment.id) : [];
    const isOwn = payment !== null && (await mayRead(payment.id, request.query, caller));
    const paidAt = payment && isOwn ? await findSettledAt(pool, payment.id) : null;
    if (!payment || !orders[0] || paidAt === null) throw paymentRefusal('paymentNotFound', caller);

    const scheme = await findScheme(pool);
    const { language } = orders[0];
    const receipt = purchaseReceipt(payment, paidAt);
    const pdf = await receiptPdf(receipt, language, scheme.productForms[language].nominative);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${payment.reference}.pdf"`)
      .type('application/pdf')
      .send(pdf);
  },
};

/** Whose it is, or who has the giver's secret: gifts are bought without an account, and looked at from any device. */
async function mayRead(paymentId: string, asked: unknown, caller: GuestContext): Promise<boolean> {
  if (await isOwnPayment(caller.pool, paymentId, await ownerOf(caller))) return true;
  const secret = query.safeParse(asked).data?.[GIVER_PARAMETER];
  return secret ? paysForGift(caller.pool, paymentId, secretHash(secret)) : false;
}
