import { z } from 'zod';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { REFUND_WAYS } from '../../domain/payment/refund-way.ts';
import { WITHDRAWN_KINDS } from '../../domain/withdrawal/withdrawal-statement.ts';
import { change, read } from '../call/call.ts';
import { euros, text } from '../call/wire-values.ts';

const orderNumber = text(40).trim();
/** From the buyer's e-mail; omitted for a signed-in person. */
const withdrawalKey = text(100).default('');

const WITHDRAWAL_STATES = ['open', 'withdrawn', 'tooLate', 'company', 'taken', 'refunded'] as const;

const order = z
  .object({
    orderNumber: z.string(),
    kind: z.enum(PURCHASE_KINDS),
    billing: z.enum(BILLING_TYPES),
    state: z.enum(WITHDRAWAL_STATES),
    orderedOn: z.iso.date(),
    /** Last day to withdraw, inclusive. */
    lastDay: z.iso.date(),
    /** Euros. */
    paid: z.number(),
    used: z.number(),
    refund: z.number(),
    refundWay: z.enum(REFUND_WAYS),
    /** The provider in whose portal staff send it. */
    refundSite: z.string(),
    usedDays: z.int(),
    ofDays: z.int(),
    /**
     * For gifts: which are withdrawn, how many stay with their recipients, and how many withdrawn ones lose their
     * validity.
     */
    recipients: z.array(z.string()),
    taken: z.int(),
    ended: z.int(),
    /** Shortened, so that a forwarded link does not reveal the address. */
    receiptTo: z.string(),
    withdrawnAt: z.number().nullable(),
  })
  .meta({ id: 'WithdrawableOrder' });

/** Right of withdrawal in two steps; for guests through the link in the e-mail. */
export const withdrawalCalls = {
  getWithdrawal: read(
    'What can be withdrawn of an order of one’s own',
    z.object({ orderNumber }),
    order,
  ),
  /** The same by the key in the e-mail: POST, because a key in a query would end up in proxy logs. */
  openWithdrawal: change(
    'What can be withdrawn of an order, by the key in the mail',
    z.object({ orderNumber, withdrawalKey }),
    order,
  ),
  /** What the signed-in person can still withdraw from; empty for a guest. */
  getWithdrawableOrders: read(
    'The orders that the signed-in person can withdraw',
    z.object({}),
    z.object({
      orders: z.array(
        order.pick({
          orderNumber: true,
          kind: true,
          billing: true,
          paid: true,
          orderedOn: true,
          lastDay: true,
        }),
      ),
    }),
  ),
  withdrawOrder: change(
    'Withdraw an order',
    z.object({
      orderNumber,
      withdrawalKey,
      /** The sum shown to the buyer: refused when it has changed. */
      refund: euros,
    }),
    z.object({ validationError: z.string().nullable(), order }),
  ),
  /** Without an account: recorded and confirmed by e-mail at once. The answer does not reveal who bought what. */
  stateWithdrawal: change(
    'State a withdrawal without an account',
    z.object({
      name: text(80).trim(),
      /** Empty when the buyer does not know it. */
      orderNumber,
      emailAddress: text(80).trim(),
      what: z.enum(WITHDRAWN_KINDS),
    }),
    z.object({ validationError: z.string().nullable(), statedAt: z.number() }),
  ),
};
