import { Counter, Registry } from 'prom-client';
import { CHANNELS } from '../../domain/payment/provider.ts';
import type { ReceivedNotification } from './notification-queries.ts';
import type { Payment } from './payment-queries.ts';
import type { Verdict } from './verified-notification.ts';

/** Process-wide, whichever app or job receives the notification. */
export const paymentMetrics = new Registry();

const notifications = new Counter({
  name: 'payment_notifications_total',
  help: 'What providers told of payments, by what followed from it',
  labelNames: ['channel', 'way', 'verdict'],
  registers: [paymentMetrics],
});

const outcomes = new Counter({
  name: 'payments_total',
  help: 'Payments that reached a state, by method and by what was bought',
  labelNames: ['method', 'kind', 'outcome'],
  registers: [paymentMetrics],
});

// Start at zero: otherwise the first unmatched payment after a start would not count as an increase.
for (const channel of CHANNELS) {
  for (const way of ['redirect', 'callback', 'query'] as const) {
    notifications.inc({ channel, way, verdict: 'unmatched' satisfies Verdict }, 0);
  }
}

type CountedNotification = Pick<ReceivedNotification, 'channel' | 'way'> & {
  verdict: Verdict | 'forged';
  payment: Payment | null;
};

/** Call after the commit: a rolled back notification does not count. */
export function countNotification({ channel, way, verdict, payment }: CountedNotification): void {
  notifications.inc({ channel, way, verdict });
  const isNews = verdict === 'settled' || verdict === 'refundFlagged' || verdict === 'moved';
  if (!isNews || !payment) return;
  const { providerType: method, processType: kind, state: outcome } = payment;
  outcomes.inc({ method, kind, outcome });
}
