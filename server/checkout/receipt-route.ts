import { z } from 'zod';
import { text } from '../../contract/call/wire-values.ts';
import { ownerOf } from '../account/owner.ts';
import { secretHash } from '../gift/gift-secrets.ts';
import { findPaidOrder } from '../gift/giver/giver-queries.ts';
import { isOwnPayment } from '../order/order-queries.ts';
import { findPaymentByKey } from '../payment/payment-queries.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { parseInput } from '../platform/parse-input.ts';
import { sendReceipt } from './send-receipt.ts';

const params = z.object({ key: text(100) });
const giver = z.object({ giftKey: text(100) });
const answers = { 200: { description: 'The receipt', mediaType: 'application/pdf' } };

/** Receipts as PDF. Not found unless paid and the caller's own. */
export const receiptRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: '/payments/receipt/:key',
    tag: 'payment',
    summary: 'The receipt of a payment of one’s own',
    params,
    answers,
    async handle({ request, reply, context }) {
      const caller = await context();
      const { pool } = caller;
      const payment = await findPaymentByKey(pool, params.parse(request.params).key);
      const isOwn =
        payment !== null && (await isOwnPayment(pool, payment.id, await ownerOf(caller)));
      return sendReceipt(reply, isOwn ? payment : null, caller);
    },
  },
  {
    // Gifts are bought without an account and opened from any device. POST keeps the key out of addresses.
    method: 'POST',
    path: '/gifts/receipt',
    tag: 'payment',
    summary: 'The receipt of gifts of one’s own giving',
    body: giver,
    answers,
    async handle({ request, reply, context }) {
      const caller = await context();
      const { giftKey } = parseInput(giver, request.body, caller.language);
      const order = await findPaidOrder(caller.pool, secretHash(giftKey));
      const payment = order && (await findPaymentByKey(caller.pool, order.returnKey));
      return sendReceipt(reply, payment, caller);
    },
  },
];
