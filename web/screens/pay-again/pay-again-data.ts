import type { CallOutput } from '../../../contract/call/controllers.ts';
import { loadPaymentStatus, type PaymentStatusData } from '../../parts/payment/payment-status.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type OrderToPay = CallOutput<'MuseumCardGuestController', 'getOrderToPay'>;
export type PayAgainData = PaymentStatusData & {
  /** Null: not this visitor's order, or loading failed. */
  order: OrderToPay | null;
};

export async function loadPayAgain(
  read: ReadFromServer,
  place: { search: string },
): Promise<PayAgainData> {
  const status = await loadPaymentStatus(read, place);
  const { key } = status;
  if (!status.status || status.status === 'missing') return { ...status, order: null };
  const order = await read('MuseumCardGuestController', 'getOrderToPay', { paymentKey: key }).catch(
    () => null,
  );
  return { ...status, order };
}
