import { unsealCode } from '../../activation/activation-secret.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { Deps } from '../../platform/context.ts';
import { findGiftsStay } from '../../withdrawal/taken-gift-queries.ts';
import { activationLink, openingLink } from '../gift-links.ts';
import {
  findDueGifts,
  insertSending,
  lockDueGift,
  lockGiftToSend,
  type SendableGift,
  skipTakenGifts,
} from './send-queries.ts';

export const SEND_DUE_GIFTS = 'send-due-gifts';

/** Sends a paid gift, first or again. False when it can no longer be sent. */
export async function sendGift(
  tx: Transaction,
  orderId: string,
  deps: Pick<Deps, 'clock' | 'settings'>,
): Promise<boolean> {
  const gift = await lockGiftToSend(tx, orderId);
  if (!gift) return false;
  await mailGift(tx, gift, deps);
  return true;
}

const MOST_AT_ONCE = 100;

/** Sends due gifts until none is left or the caller stops it. Concurrent processes send each gift once. */
export async function sendDueGifts(
  deps: Pick<Deps, 'pool' | 'clock' | 'settings'>,
  mayContinue: () => boolean = () => true,
): Promise<number> {
  const { pool, clock } = deps;
  await skipTakenGifts(pool, clock.now());
  let sent = 0;
  let sentNow: number;
  do {
    sentNow = 0;
    for (const orderId of await findDueGifts(pool, clock.now(), MOST_AT_ONCE)) {
      if (!mayContinue()) return sent + sentNow;
      if (await sendDue(orderId, deps)) sentNow += 1;
    }
    sent += sentNow;
  } while (sentNow > 0);
  return sent;
}

function sendDue(
  orderId: string,
  deps: Pick<Deps, 'pool' | 'clock' | 'settings'>,
): Promise<boolean> {
  return inTransaction(deps.pool, async (tx) => {
    const gift = await lockDueGift(tx, orderId, deps.clock.now());
    return gift !== null && (await mailGift(tx, gift, deps));
  });
}

/** The sending and its mail are written in one transaction. False: another process has just sent it. */
async function mailGift(
  tx: Transaction,
  gift: SendableGift,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
): Promise<boolean> {
  const { orderId, language, recipientName, recipientEmail, greeting, giverName } = gift;
  const number = gift.sendings + 1;
  const now = clock.now();
  const code = unsealCode(gift.sealedCode, settings.secretKey);
  if (!(await insertSending(tx, { orderId, number, now }))) return false;
  await queueMail(tx, {
    to: recipientEmail,
    language,
    letter: 'gift',
    key: `gift:${orderId}:${number}`,
    data: {
      recipientName,
      giverName,
      greeting,
      code,
      sentAt: now,
      giftsStay: await findGiftsStay(tx, gift.paymentId),
      links: {
        open: openingLink(gift, language, settings),
        print: activationLink(language, settings, code),
        activate: activationLink(language, settings),
      },
    },
  });
  return true;
}
