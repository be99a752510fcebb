import { cents } from '../../domain/base/cents.ts';
import type { NotificationStatus } from '../../domain/payment/settlement.ts';
import { processNotification } from '../checkout/settle/process-notification.ts';
import type { Deps } from '../platform/context.ts';

type ChargeAnswer = {
  charge: { stamp: string; reference: string; amount: number };
  status: NotificationStatus;
  transactionId: string | null;
  /** Identifies the answer: a repeated one has no effect. */
  raw: string;
};

/** The answer to our charge is settled like any other notification of a payment. */
export async function processChargeAnswer(
  deps: Deps,
  { charge, status, transactionId, raw }: ChargeAnswer,
): Promise<void> {
  const { stamp, reference, amount } = charge;
  const signal = { status, stamp, reference, amount: cents(amount), transactionId };
  await processNotification(
    deps,
    { channel: 'paytrail', way: 'query', raw, fields: { status } },
    () => ({
      genuine: true,
      notification: { verified: signal, providerId: 'creditcard', cardToken: null, card: null },
    }),
  );
}
