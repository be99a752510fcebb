import { activationState } from '../../../domain/activation/activation-state.ts';
import { helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { lockAccount } from '../../account/account-queries.ts';
import { inTransaction } from '../../db/database.ts';
import { unpaidText } from '../../instalment/unpaid-first.ts';
import { purchaseTexts } from '../../order/purchase-texts.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RefusalText } from '../../platform/refusal-text.ts';
import { requireOpen } from '../../scheme/pause.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { presentedCodeOf, readGrant } from '../activation-grant.ts';
import { findCardOfAccount, insertRedemption, lockClaim } from '../activation-queries.ts';
import { STATE_TEXTS } from '../check-activation.ts';
import { notifyMerged } from './merged-letter.ts';
import { moveTime } from './move-time.ts';

type Merged = { validUntil: LocalDate | null; customerNumber: string };

/** Moves the year of a gift or company card to the card that the person already holds, once. */
export async function mergeCard(cardId: string, context: UserContext): Promise<Merged> {
  const { pool, clock, user, language } = context;
  const scheme = await findScheme(pool);
  requireOpen(scheme.facts, ['registration'], context);
  const texts = purchaseTexts(scheme, language);
  const refuse = (key: RefusalText) => new Refusal('CARD_NOT_ADDED', texts.ofRefusal(key));
  const grant = await readGrant(context);
  if (grant?.cardId !== cardId) throw refuse('cardNotFound');
  const brought = presentedCodeOf(grant, context.settings.secretKey);

  return inTransaction(pool, async (tx) => {
    const now = clock.now();
    await lockAccount(tx, user.accountId);
    const state = activationState(await lockClaim(tx, brought));
    if (state !== 'ready') throw refuse(STATE_TEXTS[state]);
    const held = await findCardOfAccount(tx, user.accountId);
    if (!held) throw refuse('nothingToAddTo');
    const unpaid = await unpaidText(tx, held.cardId, context, 'unpaidBeforeCode');
    if (unpaid) throw new Refusal('CARD_NOT_ADDED', unpaid);

    await insertRedemption(tx, {
      cardId,
      accountId: user.accountId,
      mergedIntoCardId: held.cardId,
      now,
    });
    const today = helsinkiDay(now);
    const { validUntil } = await moveTime(tx, { fromCardId: cardId, toCardId: held.cardId, today });
    await notifyMerged(tx, { cardId, held, to: user.emailAddress }, context);
    return { validUntil, customerNumber: held.customerNumber };
  });
}
