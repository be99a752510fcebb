import { cents } from '../../domain/base/cents.ts';
import type { NotificationStatus } from '../../domain/payment/settlement.ts';
import { processNotification } from '../checkout/settle/process-notification.ts';
import type { Deps } from '../platform/context.ts';

type ChargeAnswer = {
  charge: { stamp: string; reference: string; amount: number };
  status: NotificationStatus;
  transactionId: string | null;
  /** What the answer is known by: the same one again changes nothing. */
  raw: string;
};

/** What became of a charge that we asked for goes the way of every signal of a payment. */
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
