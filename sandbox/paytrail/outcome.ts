import { randomUUID } from 'node:crypto';
import type { NotificationFaults } from '../payments/fault-registry.ts';
import type { World } from '../payments/world.ts';
import { isOpen, type Payment } from './payment.ts';
import {
  notificationQuery,
  type PaymentNotice,
  sendCallbacks,
  withQuery,
} from './payment-notification.ts';

/** Outcomes to choose on a payment page. */
export const OUTCOMES = [
  'ok',
  'cancel',
  'fail',
  'pending',
  'pendingThenOk',
  'closeBrowser',
  'lateOk',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const REDIRECT_LEAD_MS = 1_500;
const DECLINED = '100';

/** Applies an outcome. Returns the redirect, or null when the browser is closed. */
export async function applyOutcome(
  world: World,
  payment: Payment,
  outcome: Outcome,
): Promise<string | null> {
  if (!isOpen(payment)) return leave(world, payment, { status: 'ok' });
  switch (outcome) {
    case 'ok':
      return pay(world, payment);
    case 'closeBrowser':
      await pay(world, payment);
      return null;
    case 'pendingThenOk':
      world.notificationSender.later(world.confirmAfterMs, () => confirm(world, payment));
      return leave(world, payment, { status: 'pending' });
    case 'lateOk':
      world.notificationSender.later(world.confirmAfterMs, () => confirm(world, payment));
      return leave(world, payment, { status: 'fail' });
    case 'pending':
      return leave(world, payment, { status: 'pending' });
    case 'cancel':
      return leave(world, payment, { status: 'fail' });
    case 'fail':
      return decline(world, payment, DECLINED);
  }
}

export function decline(world: World, payment: Payment, code: string): Promise<string> {
  const declineCode = isCard(payment) ? code : null;
  return leave(world, payment, { status: 'fail', declineCode });
}

/** The bank confirms without a browser: later, or by a button of the overview. */
export async function confirm(world: World, payment: Payment): Promise<void> {
  if (isOpen(payment)) charge(world, payment);
  await sendCallbacks(world, payment, { status: 'ok' }, consumeNotificationFaults(world, payment));
}

export async function reject(world: World, payment: Payment): Promise<void> {
  if (!isOpen(payment)) return;
  payment.status = 'fail';
  world.changed();
  await sendCallbacks(
    world,
    payment,
    { status: 'fail' },
    consumeNotificationFaults(world, payment),
  );
}

/** Charges the payment; the caller has checked that it is not charged yet. */
export function charge(world: World, payment: Payment): void {
  payment.status = 'ok';
  payment.paidAt = new Date().toISOString();
  if (payment.kind === 'addCard' && payment.cardId && !payment.token) {
    payment.token = randomUUID();
    world.tokens[payment.token] = payment.cardId;
  }
  const { transactionId, body, provider, token, kind } = payment;
  world.ledger.write({
    provider: 'paytrail',
    kind: 'charge',
    transactionId,
    stamp: body.stamp,
    reference: body.reference,
    amount: body.amount,
    method: provider ?? 'unknown',
    token: kind === 'token' ? token : null,
  });
}

function pay(world: World, payment: Payment): Promise<string> {
  charge(world, payment);
  return leave(world, payment, { status: 'ok' });
}

async function leave(world: World, payment: Payment, notice: PaymentNotice): Promise<string> {
  // A paid payment stays paid, even if its page is opened again.
  if (isOpen(payment)) payment.status = notice.status;
  world.changed();
  const faults = consumeNotificationFaults(world, payment);
  const callbacks = () => sendCallbacks(world, payment, notice, faults);
  if (faults.order === 'callbackFirst') await callbacks();
  else if (faults.order === 'redirectFirst')
    world.notificationSender.later(REDIRECT_LEAD_MS, callbacks);
  else void callbacks();

  const { success, cancel } = payment.body.redirectUrls;
  const address = notice.status === 'fail' ? cancel : success;
  return withQuery(address, notificationQuery(payment, notice, 'redirect', faults));
}

function consumeNotificationFaults(
  world: World,
  { transactionId, body }: Payment,
): NotificationFaults {
  const { stamp, reference } = body;
  return world.faults.take('signals', { transactionId, stamp, reference })?.signals ?? {};
}

function isCard({ provider }: Payment): boolean {
  return provider === 'creditcard' || provider === 'amex';
}
