import type { z } from 'zod';
import type { giverCalls } from '../../contract/giver-calls.ts';
import { giftState, mayResend } from '../../domain/gift/gift-state.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { consumeRateLimit } from '../platform/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { changeGift, type GiftChange, turnDigital } from './change-gift.ts';
import { secretHash } from './gift-secrets.ts';
import { giverPage, noSuchGift } from './giver-page.ts';
import { type GiverGift, lockGiverGift } from './giver-queries.ts';
import { openGift } from './open-gift.ts';
import { sendGift } from './send-gift.ts';

/** Somebody's mailbox is not flooded with the same gift. */
const RESENDS = { limit: 3, windowSeconds: 24 * 60 * 60 };

export const giverAnswers: Answers<typeof giverCalls, GuestContext> = {
  openGift: ({ marker }, context) => openGift(marker, context),

  getGiftOrder: ({ giftKey }, context) => giverPage(giftKey, context),

  updateGift: (asked, context) =>
    change(asked, context, (tx, gift) => changeGift(tx, gift, asked, context)),

  turnGiftDigital: (asked, context) =>
    change(asked, context, (tx, gift) => turnDigital(tx, gift, asked, context)),

  async resendGift(asked, context) {
    const { pool, clock, language } = context;
    return change(asked, context, async (tx, gift) => {
      if (!mayResend(giftState(gift))) return refusalText('giftNotResent', language);
      const limit = { scope: 'gift-resend', key: gift.giftId, ...RESENDS, now: clock.now() };
      const { allowed, retryAfterSeconds } = await consumeRateLimit(pool, limit);
      if (!allowed) {
        const text = refusalText('giftResentOften', language);
        throw new Refusal('TOO_MANY_REQUESTS', text, 429, retryAfterSeconds);
      }
      await sendGift(tx, gift.giftId, context);
      return null;
    });
  },
};

type Asked = Pick<z.output<(typeof giverCalls)['resendGift']['input']>, 'giftKey' | 'giftId'>;

/** One gift under lock, what is done to it, and the page as it is then. */
async function change({ giftKey, giftId }: Asked, context: GuestContext, act: GiftChange) {
  const keyHash = secretHash(giftKey);
  const validationError = await inTransaction(context.pool, async (tx) => {
    const gift: GiverGift | null = await lockGiverGift(tx, { keyHash, giftId });
    if (!gift) throw noSuchGift(context.language);
    return act(tx, gift);
  });
  return { validationError, order: await giverPage(giftKey, context) };
}
