import { insertFulfilment } from '../server/checkout/fulfil/fulfilment-queries.ts';
import { recordPaymentFor } from '../server/checkout/record/record-payment.ts';
import { inTransaction, type Pool } from '../server/db/database.ts';
import { saveOrder } from '../server/order/purchase-queries.ts';
import { updateState } from '../server/payment/payment-state-queries.ts';

/** A paid order of an account, with its card if the test needs one. */
export async function givenPaidOrder(
  pool: Pool,
  given: { accountId: string; cardId?: string | null; now: number; buyer?: object },
): Promise<{ orderId: string; orderNumber: string }> {
  const { accountId, cardId = null, now, buyer } = given;
  const common = { language: 'fi', now } as const;
  return inTransaction(pool, async (tx) => {
    const orderId = await saveOrder(tx, null, {
      ...common,
      kind: 'standard',
      billing: 'annually',
      accountId,
      listPrice: 7900,
      price: 7900,
      campaignId: null,
      details: { buyer: { firstName: 'Aino', lastName: 'Lahtinen', ...buyer } },
      conditionsVersion: 'given',
      monthlyConsentVersion: null,
    });
    const paymentId = await recordPaymentFor(tx, {
      ...common,
      orderIds: [orderId],
      providerType: 'paytrail',
      processType: 'standard',
      billing: 'annually',
    });
    await updateState(tx, { id: paymentId, to: 'paid', now, checkAt: null });
    await insertFulfilment(tx, { orderId, paymentId, cardId, now });
    const { rows } = await tx.query('select reference from payment where id = $1', [paymentId]);
    return { orderId, orderNumber: rows[0].reference as string };
  });
}
