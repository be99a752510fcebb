import { createHash } from 'node:crypto';
import { type Cents, cents } from '../../../domain/base/cents.ts';
import type { VerifiedNotification } from '../../../domain/payment/settlement.ts';
import { sameSignature } from '../../base/constant-time.ts';
import type { EpassiSettings } from './payment-settings.ts';
import type { NoAnswer } from './provider-outcome.ts';
import { sendRequest } from './send-request.ts';

type EpassiOrder = { stamp: string; amount: Cents; addressOf: (path: string) => string };

/** Separator of the MAC's values: a value that contains it would be ambiguous. */
const SEPARATOR = '&';
const MONEY = /^(\d{1,7})\.(\d{2})$/;

/** The fields that the buyer's browser posts to ePassi. */
export function epassiForm(settings: EpassiSettings, { stamp, amount, addressOf }: EpassiOrder) {
  const money = euros(amount);
  return {
    action: settings.paymentUrl,
    stamp,
    site: settings.site,
    amount: money,
    rejectURL: addressOf('reject'),
    cancelURL: addressOf('cancel'),
    returnURL: addressOf('return'),
    notifyURL: addressOf('notify'),
    mac: macOf(settings, [stamp, settings.site, money]),
  };
}

/**
 * Return and notice have the same three fields, and only ever report success. Null when the MAC is wrong. The form's
 * MAC covers `STAMP&SITE&AMOUNT` and the buyer has seen it: accepting a `PAID` of `SITE&AMOUNT` would make every form
 * its own receipt.
 */
export function verifyEpassiNotification(
  settings: EpassiSettings,
  fields: { STAMP?: unknown; PAID?: unknown; MAC?: unknown },
): VerifiedNotification | null {
  // Not configured: without a key anybody could compute the MAC.
  if (!settings.key) return null;
  const { STAMP: stamp, PAID: paid, MAC: mac } = fields;
  if (typeof stamp !== 'string' || typeof paid !== 'string' || typeof mac !== 'string') return null;
  if (!stamp || !paid || stamp.includes(SEPARATOR) || paid.includes(SEPARATOR)) return null;
  const { key: current, previousKey } = settings;
  const keys = previousKey ? [current, previousKey] : [current];
  if (!keys.some((key) => sameSignature(macOf({ key }, [stamp, paid]), mac))) return null;
  return { status: 'ok', stamp, amount: centsOf(paid), reference: null, transactionId: null };
}

function macOf({ key }: { key: string }, values: string[]): string {
  return createHash('sha512')
    .update([...values, key].join(SEPARATOR), 'utf8')
    .digest('hex');
}

/** Formatted by digits, without floating-point rounding. */
function euros(amount: Cents): string {
  if (amount <= 0) throw new Error(`cannot ask for ${amount} cents`);
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** PAID has no documented format: an amount only when it looks like one. */
function centsOf(paid: string): Cents | null {
  const [, whole, part] = MONEY.exec(paid) ?? [];
  return whole && part ? cents(Number(whole + part)) : null;
}

const REACH_MS = 8_000;

/** Whether the host answers, or why not: more cannot be tested without a payment. */
export async function epassiFault({ paymentUrl }: EpassiSettings): Promise<NoAnswer | null> {
  const answer = await sendRequest({
    url: paymentUrl,
    method: 'GET',
    headers: { accept: 'text/html' },
    body: null,
    timeoutMs: REACH_MS,
  });
  if (answer.outcome !== 'answered') return answer;
  const { status } = answer;
  return status < 500
    ? null
    : { outcome: 'ambiguous', fault: 'serverError', status, requestId: null };
}
