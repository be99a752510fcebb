import { pathTo } from '../../contract/pages.ts';
import { activationState } from '../../domain/activation/activation-state.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { findCardState } from '../card/find-card-state.ts';
import type { UserContext } from '../context.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { toldStateOf } from '../letter/letters/card-line.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { lockAccount } from '../order/purchase-queries.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RefusalText } from '../platform/refusal-text.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { broughtBy, readGrant } from './activation-grant.ts';
import {
  findCardOfAccount,
  type HeldCard,
  insertRedemption,
  lockClaim,
} from './activation-queries.ts';
import { STATE_TEXTS } from './check-activation.ts';
import { moveTime } from './move-time.ts';

type Merged = { validUntil: LocalDate | null; customerNumber: string };

/** The year of a card that was bought for somebody goes to the card that they hold already: once. */
export async function mergeCard(cardId: string, context: UserContext): Promise<Merged> {
  const { pool, clock, user, language } = context;
  const texts = purchaseTexts(await findScheme(pool), language);
  const refuse = (key: RefusalText) => new Refusal('CARD_NOT_ADDED', texts.ofRefusal(key));
  const grant = await readGrant(context);
  if (grant?.cardId !== cardId) throw refuse('cardNotFound');
  const brought = broughtBy(grant, context.settings.secretKey);

  return inTransaction(pool, async (tx) => {
    const now = clock.now();
    await lockAccount(tx, user.accountId);
    const state = activationState(await lockClaim(tx, brought));
    if (state !== 'ready') throw refuse(STATE_TEXTS[state]);
    const held = await findCardOfAccount(tx, user.accountId);
    if (!held) throw refuse('nothingToAddTo');

    await insertRedemption(tx, {
      cardId,
      accountId: user.accountId,
      mergedIntoCardId: held.cardId,
      now,
    });
    const today = helsinkiDay(now);
    const { validUntil } = await moveTime(tx, { fromCardId: cardId, toCardId: held.cardId, today });
    await notifyMerged(tx, { cardId, held }, context);
    return { validUntil, customerNumber: held.customerNumber };
  });
}

/** Once for a code: it can be added once. */
async function notifyMerged(
  tx: Transaction,
  { cardId, held }: { cardId: string; held: HeldCard },
  { user, settings, clock }: UserContext,
): Promise<void> {
  const { language } = held;
  const state = await findCardState(tx, held.cardId, helsinkiDay(clock.now()));
  await queueMail(tx, {
    to: user.emailAddress,
    language,
    letter: 'year-added',
    key: `merged:${cardId}`,
    cardId: held.cardId,
    data: {
      firstName: held.firstName,
      card: toldStateOf(state),
      link: `${settings.publicUrl}${pathTo('My_Museum_Card', language)}`,
    },
  });
}
