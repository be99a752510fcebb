import { PROVIDERS } from '../../../domain/payment/provider.ts';
import type { Payment } from '../../payment/payment-queries.ts';
import { genuine } from '../../payment/verified-notification.ts';
import type { Deps } from '../../platform/context.ts';
import { processNotification } from './process-notification.ts';

type SilentPayment = Pick<Payment, 'stamp' | 'reference' | 'amount' | 'providerType'>;
type PayerStatement = { isPaid: boolean; by: string };

/**
 * A silent provider sends nothing when the buyer does not return. The statement of the office or the buyer replaces
 * its notification and is settled the same way.
 */
export async function resolveSilentPayment(
  deps: Deps,
  { stamp, reference, amount, providerType }: SilentPayment,
  { isPaid, by }: PayerStatement,
): Promise<void> {
  const { channel } = PROVIDERS[providerType];
  const status = isPaid ? ('ok' as const) : ('cancel' as const);
  const signal = { status, stamp, reference, amount, transactionId: null };
  const raw = `said by ${by} ${stamp} ${status}`;
  const fields = { status, saidBy: by };
  await processNotification(deps, { channel, way: 'query', raw, fields }, () => genuine(signal));
}

export const isSilent = ({ providerType, state }: Pick<Payment, 'providerType' | 'state'>) =>
  PROVIDERS[providerType].isSilent && state === 'open';
