import type { giftCalls } from '../../contract/gift/gift-calls.ts';
import { orderPrice } from '../order/order-price.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { countFunnelStep } from '../tracking/count-funnel.ts';
import { checkGift } from './check-gift.ts';
import { createGift } from './create-gift.ts';
import { digitalGift, envelopeGift, type GiftRequest } from './gift-input.ts';

export const giftAnswers: Answers<typeof giftCalls, GuestContext> = {
  processDigitalGiftPurchase: ({ inputData, validateOnly }, context) =>
    processGift(digitalGift(inputData), validateOnly, context),

  processEnvelopeGiftPurchase: ({ inputData, validateOnly }, context) =>
    processGift(envelopeGift(inputData), validateOnly, context),
};

/** `validateOnly` returns the price; otherwise the order is created for the caller. */
async function processGift(input: GiftRequest, validateOnly: boolean, context: GuestContext) {
  const { form } = input;
  const shape = { isDigitalGift: form.isDigital, numberOfUnits: form.recipients.length };
  const check = await checkGift(input, context);
  if (!check.accepted) return refused(shape, check.messages.join('\n'));

  const priced = {
    ...shape,
    ...orderPrice(check.priced, shape.numberOfUnits),
    priorPriceNote: check.priorPriceNote,
    validationError: null,
  };
  if (validateOnly) {
    countFunnelStep(context, { step: 'checkAccepted', kind: 'gift', billing: 'annually' });
    return priced;
  }
  const made = await createGift(input, check.scheme, context);
  if (!made.made) return refused(shape, made.message);
  const accountId = context.user?.accountId ?? null;
  return {
    ...priced,
    purchaseMuseumCardEventIds: made.orderIds,
    buyerPersonAccountId: accountId,
    buyerContactId: accountId,
  };
}

function refused(shape: { isDigitalGift: boolean; numberOfUnits: number }, message: string) {
  return {
    ...shape,
    unitPrice: null,
    price: null,
    purchasePrice: null,
    validationError: message,
  };
}
