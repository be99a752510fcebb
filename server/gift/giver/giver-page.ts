import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { giftState } from '../../../domain/gift/gift-state.ts';
import { lastWithdrawalDay } from '../../../domain/withdrawal/withdrawal-time.ts';
import type { GuestContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findEnvelopes } from '../../withdrawal/envelope-queries.ts';
import { withdrawalLink } from '../../withdrawal/withdrawal-link.ts';
import { secretHash } from '../gift-secrets.ts';
import { findGiverGifts, findPaidOrder, type GiverGift } from './giver-queries.ts';

/** All data of the giver's page. An unknown key and an unpaid order are both "not found". */
export async function giverPage(
  giftKey: string,
  { pool, settings, language, clock }: GuestContext,
) {
  const keyHash = secretHash(giftKey);
  const [order, gifts] = await Promise.all([
    findPaidOrder(pool, keyHash),
    findGiverGifts(pool, keyHash),
  ]);
  if (!order) throw noSuchGift(language);
  const { returnKey: _, paymentId, language: written, ...told } = order;
  const payment = { id: paymentId, reference: told.orderNumber };
  const today = helsinkiDay(clock.now());
  const envelopes = await findEnvelopes(pool, paymentId);
  const isInTime = today <= lastWithdrawalDay(helsinkiDay(told.paidAt), envelopes, today);
  return {
    ...told,
    withdrawalUrl: isInTime ? withdrawalLink({ payment, language: written }, settings) : null,
    gifts: gifts.map(shownGift),
  };
}

function shownGift(gift: GiverGift) {
  const {
    sealedCode: _,
    language: __,
    giverName: ___,
    batchedAt: ____,
    takenBackAt: _____,
    ...shown
  } = gift;
  return { ...shown, state: giftState(gift) };
}

export function noSuchGift(language: GuestContext['language']): Refusal {
  return new Refusal('NOT_FOUND', refusalText('giftNotFound', language), 404);
}
