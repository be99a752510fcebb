import type { z } from 'zod';
import type { giverCalls } from '../../contract/giver-calls.ts';
import { localDate } from '../../domain/base/local-date.ts';
import { ADDRESS_FIELDS, cleanAddress, sendErrors } from '../../domain/gift/gift-form.ts';
import { giftState, mayChange, mayTurnDigital } from '../../domain/gift/gift-state.ts';
import { instantOf } from '../../domain/gift/send-time.ts';
import { cleanField } from '../../domain/person/clean-field.ts';
import type { FieldError } from '../../domain/person/field-error.ts';
import { fieldErrors } from '../../domain/person/field-rules.ts';
import type { GuestContext } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import {
  type GiverGift,
  updateDigitalGift,
  updateEnvelope,
  updateTurnedDigital,
} from './giver-queries.ts';
import { sendGift } from './send-gift.ts';

/** What is done to a locked gift: null when it was done, else why not. */
export type GiftChange = (tx: Transaction, gift: GiverGift) => Promise<string | null>;

type Update = z.output<(typeof giverCalls)['updateGift']['input']>;
type Turning = z.output<(typeof giverCalls)['turnGiftDigital']['input']>;
type Delivery = {
  deliveryDate?: string | null | undefined;
  deliveryHour?: number | null | undefined;
};

/** Where to and when, until it is on its way. What is not said stays as it is. */
export async function changeGift(
  tx: Transaction,
  gift: GiverGift,
  asked: Update,
  context: GuestContext,
): Promise<string | null> {
  const texts = purchaseTexts(await findScheme(tx), context.language);
  if (!mayChange(giftState(gift))) return texts.ofRefusal('giftOnItsWay');
  const faults = gift.isDigital
    ? await changeDigital(tx, gift, asked, context)
    : await changeEnvelope(tx, gift, asked);
  return faults.length > 0 ? faults.map(texts.ofError).join('\n') : null;
}

async function changeDigital(
  tx: Transaction,
  gift: GiverGift,
  asked: Update,
  context: GuestContext,
): Promise<FieldError[]> {
  const { giftId } = gift;
  const email = asked.recipientEmail ?? gift.recipientEmail ?? '';
  const isTimeChanged = asked.deliveryDate !== undefined;
  const delivery = isTimeChanged ? timeOf(asked) : null;
  const faults = [
    ...fieldErrors('recipientEmail', email, { currentYear: 0 }),
    ...sendErrors(delivery, context.clock.now()),
  ];
  if (faults.length > 0) return faults;

  const sendAt = isTimeChanged ? instantIn(delivery) : gift.sendAt;
  await updateDigitalGift(tx, {
    giftId,
    recipientEmail: cleanField('recipientEmail', email),
    sendAt,
  });
  // No day means now.
  if (isTimeChanged && sendAt === null) await sendGift(tx, giftId, context);
  return [];
}

async function changeEnvelope(
  tx: Transaction,
  gift: GiverGift,
  asked: Update,
): Promise<FieldError[]> {
  const address = {
    streetAddress: asked.streetAddress ?? gift.streetAddress ?? '',
    zipCode: asked.zipCode ?? gift.zipCode ?? '',
    city: asked.city ?? gift.city ?? '',
  };
  const addressee = asked.addressee ?? gift.addressee ?? '';
  const faults = [
    ...fieldErrors('recipientName', addressee, { currentYear: 0 }),
    ...ADDRESS_FIELDS.flatMap((field) => fieldErrors(field, address[field], { currentYear: 0 })),
  ];
  if (faults.length > 0) return faults;
  await updateEnvelope(tx, {
    giftId: gift.giftId,
    addressee: cleanField('recipientName', addressee),
    ...cleanAddress(address),
  });
  return [];
}

/** The post is too slow: the same card by mail. */
export async function turnDigital(
  tx: Transaction,
  gift: GiverGift,
  asked: Turning,
  context: GuestContext,
): Promise<string | null> {
  const texts = purchaseTexts(await findScheme(tx), context.language);
  if (!mayTurnDigital(giftState(gift))) return texts.ofRefusal('giftNotTurned');
  const now = context.clock.now();
  const delivery = timeOf(asked);
  const faults = [
    ...fieldErrors('recipientEmail', asked.recipientEmail, { currentYear: 0 }),
    ...sendErrors(delivery, now),
  ];
  if (faults.length > 0) return faults.map(texts.ofError).join('\n');

  const recipientEmail = cleanField('recipientEmail', asked.recipientEmail);
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
