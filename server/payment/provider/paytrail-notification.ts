import { z } from 'zod';
import { cents } from '../../../domain/base/cents.ts';
import type {
  NotificationStatus,
  VerifiedNotification,
} from '../../../domain/payment/settlement.ts';
import type { PaytrailSettings } from './payment-settings.ts';
import {
  type Fields,
  findFaultOfSent,
  isSigned,
  type SignatureFault,
} from './paytrail-signature.ts';
import { cardExpiry, type SavedCard } from './paytrail-token.ts';
import { sanitiseText } from './sanitise-text.ts';

/** Why a message was rejected; for the log and its alarms. */
export type Forgery = SignatureFault | 'duplicate' | 'case' | 'account' | 'shape';
type NotGenuine = { genuine: false; reason: Forgery };
type Checked<T> = { genuine: true; notification: T } | NotGenuine;

export type PaytrailNotification = VerifiedNotification & {
  provider: string | null;
  /** Only in the callback of pay-and-add-card. */
  cardToken: string | null;
  /** The card's brand and digits are unsigned: for display only, never for decisions. */
  unsignedCard: SavedCard | null;
  acquirerCode: string | null;
  acquirerDescription: string;
};

const paymentFields = z.object({
  'checkout-amount': z.string().regex(/^\d{1,9}$/),
  'checkout-stamp': z.string().min(1).max(200),
  'checkout-reference': z.string().min(1).max(200),
  'checkout-status': z.enum(['ok', 'fail', 'pending', 'delayed']),
  'checkout-transaction-id': z.string().min(1).max(100).optional(),
  'checkout-provider': z.string().max(60).optional(),
  'checkout-card-token': z.string().min(1).max(200).optional(),
  'checkout-acquirer-response-code': z.string().max(20).optional(),
  'checkout-acquirer-response-code-description': z.string().max(500).optional(),
});

/** Redirect and callback of a payment; takes the raw query, so that no decoding or merging precedes verification. */
export function verifyPaymentNotification(
  settings: PaytrailSettings,
  query: string,
): Checked<PaytrailNotification> {
  const checked = checkFields(settings, query, paymentFields);
  if (!checked.genuine) return checked;
  const { fields, all } = checked;
  const acquirerCode = fields['checkout-acquirer-response-code'] || null;
  return {
    genuine: true,
    notification: {
      status: signalStatus(fields['checkout-status'], acquirerCode),
      stamp: fields['checkout-stamp'],
      amount: cents(Number(fields['checkout-amount'])),
      reference: fields['checkout-reference'],
      transactionId: fields['checkout-transaction-id'] ?? null,
      provider: fields['checkout-provider'] ?? null,
      cardToken: fields['checkout-card-token'] ?? null,
      unsignedCard: unsignedCard(all),
      acquirerCode,
      acquirerDescription: sanitiseText(
        fields['checkout-acquirer-response-code-description'] ?? '',
      ),
    },
  };
}

export type CardSavingNotification = { status: 'ok' | 'fail'; tokenizationId: string | null };

const cardFields = z.object({
  'checkout-status': z.enum(['ok', 'fail']),
  'checkout-tokenization-id': z.string().min(1).max(100).optional(),
});

/** Return and callback of saving a card. The message does not identify the owner: the return URL must. */
export function verifyCardSavingNotification(
  settings: PaytrailSettings,
  query: string,
): Checked<CardSavingNotification> {
  const checked = checkFields(settings, query, cardFields);
  if (!checked.genuine) return checked;
  const tokenizationId = checked.fields['checkout-tokenization-id'] ?? null;
  return {
    genuine: true,
    notification: { status: checked.fields['checkout-status'], tokenizationId },
  };
}

function checkFields<Shape extends z.ZodType>(
  settings: PaytrailSettings,
  query: string,
  shape: Shape,
): { genuine: true; fields: z.output<Shape>; all: Fields } | NotGenuine {
  const read = readFields(query);
  if (!read.genuine) return read;

  const fault = findFaultOfSent(settings, read.all);
  if (fault) return notGenuine(fault);
  if (read.all['checkout-account'] !== settings.merchantId) return notGenuine('account');
  const parsed = shape.safeParse(read.all);
  return parsed.success ? { ...read, fields: parsed.data } : notGenuine('shape');
}

/** Rejects duplicate fields, also in other case: two parsers could read them differently. */
function readFields(query: string): { genuine: true; all: Fields } | NotGenuine {
  const all: Fields = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const lowerCase = name.toLowerCase();
    const matters = isSigned(lowerCase) || lowerCase === 'signature';
    if (matters && name !== lowerCase) return notGenuine('case');
    if (matters && Object.hasOwn(all, name)) return notGenuine('duplicate');
    all[name] = value;
  }
  return { genuine: true, all };
}

function notGenuine(reason: Forgery): NotGenuine {
  return { genuine: false, reason };
}

/** `fail` means a decline or a cancellation; a declined card has the acquirer's code. */
function signalStatus(
  status: 'ok' | 'fail' | 'pending' | 'delayed',
  acquirerCode: string | null,
): NotificationStatus {
  return status === 'fail' && acquirerCode === null ? 'cancel' : status;
}

function unsignedCard(all: Fields): SavedCard | null {
  const { type, partial_pan, expire_year, expire_month, bin } = all;
  if (!type || type.length > 40 || !/^\d{4}$/.test(partial_pan ?? '')) return null;
  if (!/^(\d{2}|\d{4})$/.test(expire_year ?? '') || !/^\d{1,2}$/.test(expire_month ?? ''))
    return null;
  return {
    brand: type,
    lastFour: partial_pan as string,
    expiresOn: cardExpiry(expire_year as string, expire_month as string),
    bin: bin && /^\d{2,8}$/.test(bin) ? bin : null,
  };
}
