import { sum, times } from '../../domain/base/cents.ts';
import type { Transaction } from '../db/database.ts';
import { insertPayment, type NewPayment } from '../payment/payment-queries.ts';
import { findScheme, type Scheme } from '../scheme/scheme-queries.ts';
import { freezeReceipt } from './freeze-receipt.ts';
import { lockOrders, type Order } from './order-queries.ts';

type Asked = Omit<NewPayment, 'orderIds' | 'amount' | 'receipt'>;

/** A payment for locked orders, with its copy of them: its sum, lines and receipt come from the same values. */
export function recordPayment(
  tx: Transaction,
  { orders, scheme, ...asked }: Asked & { orders: Order[]; scheme: Scheme },
): Promise<string> {
  return insertPayment(tx, {
    ...asked,
    orderIds: orders.map(({ orderId }) => orderId),
    amount: sum(orders.map(({ price, units }) => times(price, units))),
    receipt: freezeReceipt({ orders, scheme, now: asked.now }),
  });
}

/** The same for orders that this transaction has made. */
export async function recordPaymentFor(
  tx: Transaction,
  { orderIds, ...asked }: Asked & { orderIds: string[] },
): Promise<string> {
  const orders = await lockOrders(tx, orderIds);
  return recordPayment(tx, { ...asked, orders, scheme: await findScheme(tx) });
}
