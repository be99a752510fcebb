import type { z } from 'zod';
import type { giverCalls } from '../../../contract/gift/giver-calls.ts';
import { accountAddress } from '../../../domain/account/email-address.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { sendErrors } from '../../../domain/gift/gift-form.ts';
import { giftMark } from '../../../domain/gift/gift-mark.ts';
import { giftState, mayCorrect, mayTurnDigital } from '../../../domain/gift/gift-state.ts';
import { instantOf } from '../../../domain/gift/send-time.ts';
import { cleanField } from '../../../domain/person/clean-field.ts';
import type { FieldError } from '../../../domain/person/field-error.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import { cleanAddress, postedAddressErrors } from '../../../domain/person/postal-address.ts';
import type { Transaction } from '../../db/database.ts';
import { purchaseTexts } from '../../order/purchase-texts.ts';
import type { GuestContext } from '../../platform/context.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { sendGift } from '../send/send-gift.ts';
import {
  type GiverGift,
  updateDigitalGift,
  updateEnvelope,
  updateGreeting,
  updateTurnedDigital,
} from './giver-queries.ts';
import { replaceGiftCode } from './replace-code.ts';

/** A change of a locked gift: null on success, otherwise the reason of the refusal. */
export type GiftChange = (tx: Transaction, gift: GiverGift) => Promise<string | null>;

type Update = z.output<(typeof giverCalls)['updateGift']['input']>;
type Turning = z.output<(typeof giverCalls)['turnGiftDigital']['input']>;
type Delivery = {
  deliveryDate?: string | null | undefined;
  deliveryHour?: number | null | undefined;
};

/** Limits repeated mails to somebody's mailbox. */
const RESENDS = { limit: 3, windowSeconds: 24 * 60 * 60 };

/** Mails the recipient again; refused when sent too often. */
export async function resend(tx: Transaction, gift: GiverGift, context: GuestContext) {
  const { pool, clock, language } = context;
  const limit = { scope: 'gift-resend', key: gift.giftId, ...RESENDS, now: clock.now() };
  const { allowed, retryAfterSeconds } = await consumeRateLimit(pool, limit);
  if (!allowed) {
    const text = refusalText('giftResentOften', language);
    throw new Refusal('TOO_MANY_REQUESTS', text, 429, retryAfterSeconds);
  }
  await sendGift(tx, gift.giftId, context);
}

/**
 * Delivery can change until it is sent; name, greeting and address until it is opened. Omitted fields are unchanged.
 */
export async function changeGift(
  tx: Transaction,
  gift: GiverGift,
  input: Update,
  context: GuestContext,
): Promise<string | null> {
  const texts = purchaseTexts(await findScheme(tx), context.language);
  const state = giftState(gift);
  if (state === 'opened' || state === 'activated') return texts.ofRefusal('giftOpenedAlready');
  if (!mayCorrect(state)) return texts.ofRefusal('giftOnItsWay');
  if (input.seen !== undefined && input.seen !== giftMark(gift))
    return texts.ofRefusal('giftChangedElsewhere');
  const words = {
    recipientName: input.recipientName ?? gift.recipientName,
    greeting: input.greeting ?? gift.greeting ?? '',
  };
  const delivery = gift.isDigital
    ? digitalDelivery(gift, input, context)
    : envelopeDelivery(gift, input, context);
  const faults = [
    ...fieldErrors('recipientName', words.recipientName, { currentYear: 0 }),
    ...fieldErrors('greeting', words.greeting, { currentYear: 0 }),
    ...delivery.faults,
  ];
  if (faults.length > 0) return faults.map(texts.ofError).join('\n');

  if (!(await delivery.secure(tx))) return texts.ofRefusal('giftOnItsWay');
  await updateGreeting(tx, {
    giftId: gift.giftId,
    recipientName: cleanField('recipientName', words.recipientName),
    greeting: cleanField('greeting', words.greeting),
  });
  await delivery.write(tx);
  return null;
}

/** Validates a new delivery and writes it: everything is checked before anything changes. */
type DeliveryChange = {
  faults: FieldError[];
  /** Voids what was sent to another address. False: too late. */
  secure: (tx: Transaction) => Promise<boolean>;
  write: (tx: Transaction) => Promise<void>;
};

function digitalDelivery(gift: GiverGift, input: Update, context: GuestContext): DeliveryChange {
  const { giftId } = gift;
  const isSent = giftState(gift) === 'sent';
  const email = input.recipientEmail ?? gift.recipientEmail ?? '';
  const isTimeChanged = !isSent && input.deliveryDate !== undefined;
  const delivery = isTimeChanged ? timeOf(input) : null;
  const isElsewhere = accountAddress(email) !== accountAddress(gift.recipientEmail ?? '');
  return {
    faults: [
      ...fieldErrors('recipientEmail', email, { currentYear: 0 }),
      ...sendErrors(delivery, context.clock.now()),
    ],
    async secure(tx) {
      return !(isSent && isElsewhere) || replaceGiftCode(tx, giftId, context);
    },
    async write(tx) {
      const sendAt = isTimeChanged ? instantIn(delivery) : gift.sendAt;
      const recipientEmail = cleanField('recipientEmail', email);
      await updateDigitalGift(tx, { giftId, recipientEmail, sendAt });
      // It was sent with a wrong address or text, so the corrected one is mailed.
      if (isSent) await resend(tx, gift, context);
      // No day means now.
      else if (isTimeChanged && sendAt === null) await sendGift(tx, giftId, context);
    },
  };
}

function envelopeDelivery(
  gift: GiverGift,
  input: Update,
  { settings }: GuestContext,
): DeliveryChange {
  const address = {
    streetAddress: input.streetAddress ?? gift.streetAddress ?? '',
    zipCode: input.zipCode ?? gift.zipCode ?? '',
    city: input.city ?? gift.city ?? '',
    country: input.country ?? gift.country,
  };
  const addressee = input.addressee ?? gift.addressee ?? '';
  return {
    faults: [
      ...fieldErrors('recipientName', addressee, { currentYear: 0 }),
      ...postedAddressErrors(address, settings.plasticCountries),
    ],
    secure: async () => true,
    write: (tx) =>
      updateEnvelope(tx, {
        giftId: gift.giftId,
        addressee: cleanField('recipientName', addressee),
        ...cleanAddress(address),
      }),
  };
}

/** Replaces an envelope by a mail with the same card. */
export async function turnDigital(
  tx: Transaction,
  gift: GiverGift,
  input: Turning,
  context: GuestContext,
): Promise<string | null> {
  const texts = purchaseTexts(await findScheme(tx), context.language);
  if (!mayTurnDigital(giftState(gift))) return texts.ofRefusal('giftNotTurned');
  const now = context.clock.now();
  const delivery = timeOf(input);
  const faults = [
    ...fieldErrors('recipientEmail', input.recipientEmail, { currentYear: 0 }),
    ...sendErrors(delivery, now),
  ];
  if (faults.length > 0) return faults.map(texts.ofError).join('\n');

  const recipientEmail = cleanField('recipientEmail', input.recipientEmail);
  const sendAt = instantIn(delivery);
  await updateTurnedDigital(tx, { giftId: gift.giftId, recipientEmail, sendAt, now });
  if (sendAt === null) await sendGift(tx, gift.giftId, context);
  return null;
}

function timeOf({ deliveryDate, deliveryHour }: Delivery) {
  return deliveryDate ? { day: deliveryDate, hour: deliveryHour ?? -1 } : null;
}

function instantIn(delivery: { day: string; hour: number } | null): number | null {
  return delivery ? instantOf({ day: localDate(delivery.day), hour: delivery.hour }) : null;
}
