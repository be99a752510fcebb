import type { z } from 'zod';
import type { giverCalls } from '../../../contract/gift/giver-calls.ts';
import { giftState, mayResend } from '../../../domain/gift/gift-state.ts';
import { inTransaction } from '../../db/database.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { secretHash } from '../gift-secrets.ts';
import { openGift } from '../open/open-gift.ts';
import { changeGift, type GiftChange, resend, turnDigital } from './change-gift.ts';
import { giverPage, noSuchGift } from './giver-page.ts';
import { type GiverGift, lockGiverGift } from './giver-queries.ts';

export const giverAnswers: Answers<typeof giverCalls, GuestContext> = {
  openGift: ({ marker }, context) => openGift(marker, context),

  getGiftOrder: ({ giftKey }, context) => giverPage(giftKey, context),

  updateGift: (input, context) =>
    change(input, context, (tx, gift) => changeGift(tx, gift, input, context)),

  turnGiftDigital: (input, context) =>
    change(input, context, (tx, gift) => turnDigital(tx, gift, input, context)),

  async resendGift(input, context) {
    return change(input, context, async (tx, gift) => {
      if (!mayResend(giftState(gift))) return refusalText('giftNotResent', context.language);
      await resend(tx, gift, context);
      return null;
    });
  },
};

type GiftKeys = Pick<z.output<(typeof giverCalls)['resendGift']['input']>, 'giftKey' | 'giftId'>;

/** Locks one gift, changes it and returns the updated page. */
async function change({ giftKey, giftId }: GiftKeys, context: GuestContext, act: GiftChange) {
  const keyHash = secretHash(giftKey);
  const validationError = await inTransaction(context.pool, async (tx) => {
    const gift: GiverGift | null = await lockGiverGift(tx, { keyHash, giftId });
    if (!gift) throw noSuchGift(context.language);
    return act(tx, gift);
  });
  return { validationError, order: await giverPage(giftKey, context) };
}
