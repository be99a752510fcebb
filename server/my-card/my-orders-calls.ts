import type { myOrdersCalls } from '../../contract/my-orders-calls.ts';
import { toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { lineTotal } from '../../domain/order/receipt.ts';
import type { UserContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { holdersOrders, shownOrder } from './holders-orders.ts';
import { findOrdersOf, findPlansOf, type OwnInstalment } from './my-orders-queries.ts';

export const myOrdersAnswers: Answers<typeof myOrdersCalls, UserContext> = {
  async getMyOrders(_, { pool, clock, user }) {
    const today = helsinkiDay(clock.now());
    const orders = await holdersOrders(user.accountId, { pool, clock });
    const plans = await findPlansOf(pool, user.accountId);
    return {
      orders,
      plans: plans.map(({ id, startsOn, instalments }) => ({
        id,
        startsOn,
        instalments: instalments.map((instalment) => ({
          number: instalment.number,
          dueOn: instalment.dueOn,
          amount: toEuros(instalment.amount),
          state: instalmentState(instalment, today),
        })),
      })),
    };
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

/** A charge that did not go through shows on the instalments that should have been paid by now. */
function instalmentState({ isPaid, isFailing, dueOn }: OwnInstalment, today: LocalDate) {
  if (isPaid) return 'paid';
  return isFailing && dueOn <= today ? 'failed' : 'coming';
}
