import type { Transaction } from '../../db/database.ts';
import { restoreGifts } from '../../gift/gift-queries.ts';
import type { PaidOrder } from '../../order/order-queries.ts';
import { restoreOrders } from '../../order/restore-order-queries.ts';
import type { Payment } from '../../payment/payment-queries.ts';
import type { Deps } from '../../platform/context.ts';
import { fulfilCompanyOrder } from './fulfil-company-order.ts';
import { fulfilGifts } from './fulfil-gift.ts';
import { fulfilOwnCard } from './fulfil-own-card.ts';
import { fulfilRenewal } from './fulfil-renewal.ts';

/** Fulfils what the payment's own snapshot says. All its orders are of one kind. */
export async function fulfilPayment(
  tx: Transaction,
  payment: Payment,
  orders: PaidOrder[],
  deps: Deps,
): Promise<void> {
  const isChanged = orders.some((order) => order.isChanged);
  if (isChanged) await restoreOrders(tx, payment.id);
  switch (payment.processType) {
    case 'gift':
      if (isChanged) await restoreGifts(tx, payment.id);
      return fulfilGifts(tx, { payment, orders }, deps);
    case 'renewal':
      for (const order of orders) await fulfilRenewal(tx, { payment, order }, deps);
      return;
    case 'standard':
      for (const order of orders) await fulfilOwnCard(tx, { payment, order }, deps);
      return;
    case 'companyOrder':
      return fulfilCompanyOrder(tx, { payment, orders }, deps);
  }
}
