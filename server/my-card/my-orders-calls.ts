import type { myOrdersCalls } from '../../contract/my-card/my-orders-calls.ts';
import { toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { lineTotal } from '../../domain/receipt/receipt.ts';
import type { UserContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { holdersOrders, shownOrder } from './holders-orders.ts';
import { findOrdersOf } from './my-orders-queries.ts';

export const myOrdersAnswers: Answers<typeof myOrdersCalls, UserContext> = {
  async getMyOrders(_, { pool, clock, user }) {
    return { orders: await holdersOrders(user.accountId, { pool, clock }) };
  },

  async getMyOrder({ orderNumber }, { pool, clock, user, language }) {
    const [order] = await findOrdersOf(pool, { ...user, orderNumber });
    if (!order) throw new Refusal('NOT_FOUND', refusalText('orderNotFound', language), 404);
    return {
      ...shownOrder(order, helsinkiDay(clock.now())),
      paidAt: order.fulfilledAt,
      lines: (order.receipt?.lines ?? []).map((line) => ({
        description: line.description,
        units: line.units,
        unitPrice: toEuros(line.unitPrice),
        sum: toEuros(lineTotal(line)),
      })),
    };
  },
};
