import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { cardState } from '../../../domain/card/card-state.ts';
import { parseCustomerNumber } from '../../../domain/card/customer-number.ts';
import type { ReprintReason } from '../../../domain/card/plastic-card.ts';
import { factsOf } from '../../card/card-facts.ts';
import type { UserContext } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type RefusalText, refusalText } from '../../platform/refusal-text.ts';
import { insertReprint, lockCardToReprint } from './reprint-queries.ts';

/** Another plastic card with the same number: the lost one says no more than this one does. */
export async function reprint(
  { customerNumber, reason }: { customerNumber: string; reason: ReprintReason },
  { pool, clock, user, language, log, settings }: UserContext,
): Promise<void> {
  const refuse = (text: RefusalText) =>
    new Refusal('PLASTIC_NOT_ORDERED', refusalText(text, language));
  const number = parseCustomerNumber(customerNumber);
  if (!number) throw refuse('plasticNoCard');
  const { accountId } = user;
  const now = clock.now();
  await inTransaction(pool, async (tx) => {
    const card = await lockCardToReprint(tx, number);
    if (!card?.isRegistered) throw refuse('plasticNoCard');
    const { state } = cardState(factsOf(card), helsinkiDay(now));
    if (state === 'blocked' || state === 'ended' || state === 'refunded') {
      throw refuse('plasticNotValid');
    }
    if (card.isWaiting) throw refuse('plasticWaits');
    if (!card.streetAddress || !card.zipCode || !card.city) throw refuse('plasticNoAddress');
    if (!settings.plasticCountries.includes(card.country)) throw refuse('plasticNotPosted');
    await insertReprint(tx, { ...card, reason, accountId, now });
    log.info({ cardId: card.cardId, accountId, reason }, 'plastic card ordered again');
  });
}
