import type { NotificationFaults } from '../payments/fault-registry.ts';
import type { World } from '../payments/world.ts';
import { forge } from './forgery.ts';
import { merchantOf } from './merchant.ts';
import type { Payment } from './payment.ts';
import { cardDetails } from './saved-card.ts';
import { hmacHex } from './signing.ts';
import { CODE_TEXTS, findCard } from './test-card.ts';

export type PaymentNotice = {
  status: 'ok' | 'fail' | 'pending' | 'delayed';
  /** The acquirer's code of a declined card. */
  declineCode?: string | null;
  /** A refund that was never created has no transaction id. */
  withoutId?: boolean;
};

type Way = 'redirect' | 'callback';

/** Query appended to the shop's URL. Token and code are sent between servers only. */
export function notificationQuery(
  payment: Payment,
  notice: PaymentNotice,
  way: Way,
  faults: NotificationFaults = {},
): URLSearchParams {
  const { account, secret } = merchantOf(payment.account);
  const query = new URLSearchParams({
    'checkout-account': account,
    'checkout-algorithm': payment.algorithm,
    'checkout-amount': String(payment.body.amount),
    'checkout-stamp': payment.body.stamp,
    'checkout-reference': payment.body.reference,
    'checkout-status': notice.status,
  });
  if (!notice.withoutId) query.set('checkout-transaction-id', payment.transactionId);
  if (payment.provider) query.set('checkout-provider', payment.provider);
  if (faults.extraParameter) query.set('checkout-foo', 'tuntematon & uusi');
  if (way === 'callback') addServerFields(query, payment, notice);
  query.set('signature', hmacHex(secret, payment.algorithm, query));
  if (way === 'callback') addUnsignedCard(query, payment, notice);
  return query;
}

function addServerFields(query: URLSearchParams, payment: Payment, notice: PaymentNotice): void {
  if (notice.declineCode) {
    query.set('checkout-acquirer-response-code', notice.declineCode);
    const description = CODE_TEXTS[notice.declineCode] ?? 'Declined';
    query.set('checkout-acquirer-response-code-description', description);
  }
  if (payment.kind === 'addCard' && notice.status === 'ok' && payment.token) {
    query.set('checkout-card-token', payment.token);
  }
}

function addUnsignedCard(query: URLSearchParams, payment: Payment, notice: PaymentNotice): void {
  const card = findCard(payment.cardId);
  if (payment.kind !== 'addCard' || notice.status !== 'ok' || !card) return;
  for (const [name, value] of Object.entries(cardDetails(card))) query.set(name, value);
}

export function withQuery(address: string, query: URLSearchParams): string {
  const url = new URL(address);
  for (const [name, value] of query) url.searchParams.append(name, value);
  return url.href;
}

/** Sends the callback of a payment as its faults say; resolves after the first round. */
export async function sendCallbacks(
  world: World,
  payment: Payment,
  notice: PaymentNotice,
  faults: NotificationFaults,
) {
  const { callbackUrls, callbackDelay = 0 } = payment.body;
  if (!callbackUrls) return;
  const address = notice.status === 'fail' ? callbackUrls.cancel : callbackUrls.success;
  const query = notificationQuery(payment, notice, 'callback', faults);
  const forged = (faults.forged ?? []).map((kind) => forge(payment, query, kind));
  const copies = faults.missing ? 0 : (faults.copies ?? 1);
  const queries = [...forged, ...Array.from({ length: copies }, () => query)];

  const { takenCallbacks } = world;
  const { stamp } = payment.body;
  const onTaken = () => {
    if (notice.status === 'ok' && !takenCallbacks.has(stamp)) takenCallbacks.set(stamp, Date.now());
  };
  const delayMs = callbackDelay * 1000 + (faults.delayMs ?? 0);
  const send = async () => {
    const notices = queries.map((one) => ({
      url: withQuery(address, one),
      method: 'GET' as const,
      onTaken,
    }));
    await Promise.all(notices.map((notice) => world.notificationSender.deliver(notice)));
  };
  if (delayMs > 0) world.notificationSender.later(delayMs, send);
  else await send();
}
