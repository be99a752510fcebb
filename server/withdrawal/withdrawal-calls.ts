import type { z } from 'zod';
import type { withdrawalCalls } from '../../contract/withdrawal/withdrawal-calls.ts';
import { cents, fromEuros, toEuros } from '../../domain/base/cents.ts';
import { PROVIDER_NAMES } from '../../domain/payment/provider.ts';
import { fieldErrors } from '../../domain/person/field-rules.ts';
import { totalOf } from '../../domain/withdrawal/refund-shares.ts';
import { inTransaction } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeRateLimit } from '../platform/limits/rate-limit.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { type Assessment, assessOrder, endedGifts } from './assess-order.ts';
import { maskAddress } from './mask-address.ts';
import { stateWithdrawal } from './state-withdrawal.ts';
import { withdrawOrder } from './withdraw-order.ts';
import { isWithdrawalKey } from './withdrawal-link.ts';
import { findPaidOrder, findPaidOrdersOf, type PaidOrder } from './withdrawal-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Upper bound of any withdrawal period, including holidays and late posting. */
const LONGEST_MS = 120 * DAY_MS;
const STATEMENTS = { scope: 'withdrawal-statement', limit: 10, windowSeconds: 60 * 60 };

export const withdrawalAnswers: Answers<typeof withdrawalCalls, GuestContext> = {
  async getWithdrawal({ orderNumber }, context) {
    return shown(await assessOwn({ orderNumber, withdrawalKey: '' }, context));
  },

  async openWithdrawal(asked, context) {
    return shown(await assessOwn(asked, context));
  },

  async getWithdrawableOrders(_, { pool, clock, user }) {
    if (!user) return { orders: [] };
    const now = clock.now();
    const { accountId } = user;
    const orders = await findPaidOrdersOf(pool, { accountId, since: now - LONGEST_MS });
    const assessed = await Promise.all(orders.map((order) => assessOrder(pool, order, now)));
    return { orders: assessed.filter(({ state }) => state === 'open').map(shown) };
  },

  async withdrawOrder({ refund, ...asked }, context) {
    const { order } = await assessOwn(asked, context);
    const answer = await withdrawOrder({ order, shownRefund: fromEuros(refund) }, context);
    const changed = answer === 'sumChanged';
    return {
      validationError: changed ? refusalText('withdrawalSumChanged', context.language) : null,
      order: shown(await assessOwn(asked, context)),
    };
  },

  async stateWithdrawal(stated, context) {
    const { pool, clock, address, language } = context;
    const counted = { ...STATEMENTS, key: address, now: clock.now() };
    const { allowed, retryAfterSeconds } = await consumeRateLimit(pool, counted);
    if (!allowed) {
      const text = refusalText('tooManyTries', language);
      throw new Refusal('TOO_MANY_REQUESTS', text, 429, retryAfterSeconds);
    }
    const isAddress =
      fieldErrors('emailAddress', stated.emailAddress, { currentYear: 0 }).length === 0;
    if (stated.name === '' || !isAddress) {
      return { validationError: refusalText('statementIncomplete', language), statedAt: 0 };
    }
    return { validationError: null, ...(await stateWithdrawal(stated, context)) };
  },
};

type OrderReference = Pick<
  z.output<(typeof withdrawalCalls)['openWithdrawal']['input']>,
  'orderNumber' | 'withdrawalKey'
>;

/** Other people's orders count as not found. */
async function assessOwn(
  { orderNumber, withdrawalKey }: OrderReference,
  context: GuestContext,
): Promise<Assessment> {
  const { pool, clock, language, settings } = context;
  return inTransaction(pool, async (tx) => {
    const order = await findPaidOrder(tx, orderNumber.toUpperCase());
    const isOwn = order !== null && isBuyerOf(order, context);
    const hasKey =
      order !== null && isWithdrawalKey(order.paymentId, withdrawalKey, settings.secretKey);
    if (!order || !(isOwn || hasKey)) {
      throw new Refusal('NOT_FOUND', refusalText('orderNotFound', language), 404);
    }
    return assessOrder(tx, order, clock.now());
  });
}

function isBuyerOf({ buyerAccountId }: PaidOrder, { user }: GuestContext): boolean {
  return buyerAccountId !== null && buyerAccountId === user?.accountId;
}

function shown({ order, things, kept, ...assessed }: Assessment) {
  const { withdrawn } = order;
  const { orderedOn, lastDay, state, used } = assessed;
  return {
    orderNumber: order.orderNumber,
    kind: order.kind,
    billing: order.billing,
    state,
    orderedOn,
    lastDay,
    paid: toEuros(withdrawn ? cents(withdrawn.paid) : assessed.paid),
    used: toEuros(withdrawn ? cents(withdrawn.used) : used.value),
    refund: toEuros(withdrawn ? cents(withdrawn.refund) : totalOf(assessed.shares)),
    refundWay: assessed.way,
    refundSite: PROVIDER_NAMES[order.providerType],
    usedDays: used.days,
    ofDays: used.ofDays,
    recipients: things.flatMap(({ recipientName }) => recipientName ?? []),
    taken: kept.length,
    ended: endedGifts({ things }).length,
    receiptTo: maskAddress(order.emailAddress),
    withdrawnAt: withdrawn?.at ?? null,
  };
}
