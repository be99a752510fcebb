import type { Payment } from '../../payment/payment-queries.ts';
import type { Deps } from '../../platform/context.ts';
import { processNotification } from './process-notification.ts';

type PayerStatement = { isPaid: boolean; by: string };

/**
 * Smartum sends nothing when the buyer does not return. The statement of the office or the buyer replaces the
 * provider's notification and is settled the same way.
 */
export async function resolveSilentPayment(
  deps: Deps,
  { stamp, reference, amount }: Pick<Payment, 'stamp' | 'reference' | 'amount'>,
  { isPaid, by }: PayerStatement,
): Promise<void> {
  const status = isPaid ? ('ok' as const) : ('cancel' as const);
  const signal = { status, stamp, reference, amount, transactionId: null };
  const raw = `said by ${by} ${stamp} ${status}`;
  const fields = { status, saidBy: by };
  await processNotification(deps, { channel: 'smartum', way: 'query', raw, fields }, () => ({
    genuine: true,
    notification: { verified: signal, providerId: null, cardToken: null, card: null },
  }));
}

export const isSilent = ({ providerType, state }: Pick<Payment, 'providerType' | 'state'>) =>
  providerType === 'smartum' && state === 'open';
