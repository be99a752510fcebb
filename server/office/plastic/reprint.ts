import { helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { cardState } from '../../../domain/card/card-state.ts';
import { parseCustomerNumber } from '../../../domain/card/customer-number.ts';
import type { ReprintReason } from '../../../domain/card/plastic-card.ts';
import type { PostalAddress } from '../../../domain/person/address-line.ts';
import { factsOf } from '../../card/card-facts.ts';
import { insertReprint } from '../../card/plastic-production-queries.ts';
import { inTransaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type RefusalText, refusalText } from '../../platform/refusal-text.ts';
import { type CardToReprint, lockCardToReprint } from './reprint-queries.ts';

/**
 * Orders another plastic card with the same number: the lost one reveals nothing more. Returns whose address is
 * missing, or null when ordered.
 */
export async function reprint(
  { customerNumber, reason }: { customerNumber: string; reason: ReprintReason },
  { pool, clock, user, language, log, settings }: UserContext,
): Promise<string | null> {
  const refuse = (text: RefusalText) =>
    new Refusal('PLASTIC_NOT_ORDERED', refusalText(text, language));
  const number = parseCustomerNumber(customerNumber);
  if (!number) throw refuse('plasticNoCard');
  const { accountId } = user;
  const now = clock.now();
  return inTransaction(pool, async (tx) => {
    const card = await lockCardToReprint(tx, number);
    if (!card?.isRegistered) throw refuse('plasticNoCard');
    const fault = faultOf(card, helsinkiDay(now));
    if (fault) throw refuse(fault);
    if (!hasAddress(card)) return card.personId;
    if (!settings.plasticCountries.includes(card.country)) throw refuse('plasticNotPosted');
    await insertReprint(tx, { ...card, reason, accountId, now });
    log.info({ cardId: card.cardId, accountId, reason }, 'plastic card ordered again');
    return null;
  });
}

const hasAddress = ({ streetAddress, zipCode, city }: PostalAddress) =>
  Boolean(streetAddress && zipCode && city);

function faultOf(card: CardToReprint, today: LocalDate): RefusalText | null {
  const { state } = cardState(factsOf(card), today);
  if (state === 'blocked' || state === 'ended' || state === 'refunded') return 'plasticNotValid';
  if (card.isWaiting) return 'plasticWaits';
  return hasAddress(card) || card.personId ? null : 'plasticNoAddress';
}
