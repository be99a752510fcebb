import { cents, toEuros } from '../../domain/base/cents.ts';
import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import { INSTALMENT_COUNT } from '../../domain/instalment/instalment-plan.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import { isRenewedInTime, renewedUntil } from '../../domain/renewal/renewal.ts';
import { extraMonths } from '../../domain/scheme/campaign/campaign.ts';
import type { Database } from '../db/database.ts';
import { codeError, listPriced, type PriceQuery, pricePurchase } from '../order/price-purchase.ts';
import { writePriorPriceNote } from '../order/prior-price-note.ts';
import type { Owner } from '../platform/session.ts';

type RenewalQuery = Pick<PriceQuery, 'campaignCode' | 'drafted' | 'now'> & {
  ledger: LedgerEntry[];
  language: Language;
};

/** Price and validity of a renewal of a card with this ledger, both ways. */
export async function renewalOptions(db: Database, asked: RenewalQuery, owner?: Owner) {
  const { ledger, campaignCode, language, now } = asked;
  const today = helsinkiDay(now);
  const { validUntil, ...validity } = cardValidity(ledger);
  const cardIsValid = isRenewedInTime({ validUntil, ...validity }, today);

  async function option(billing: BillingType) {
    const listed = { kind: 'renewal' as const, billing, cardIsValid, now };
    const coded = { ...listed, campaignCode, drafted: asked.drafted ?? null };
    const withCode = campaignCode ? await pricePurchase(db, coded, owner) : null;
    const isCodeGood = withCode !== null && withCode.price !== null;
    const priced = isCodeGood ? withCode : await listPriced(db, listed);
    const months = extraMonths(priced.campaign);
    const offered = {
      isCodeGood,
      listPrice: toEuros(priced.listPrice),
      price: toEuros(priced.price),
      priorPriceNote: await writePriorPriceNote(db, coded, priced, language),
      total: toEuros(cents(priced.price * INSTALMENT_COUNT)),
      newEnd: renewedUntil(ledger, { today, extraMonths: months }),
    };
    return { offered, fault: withCode && !isCodeGood ? codeError(withCode) : null };
  }
  const annually = await option('annually');
  const monthly = await option('monthly');
  return {
    options: {
      validUntil,
      isValid: cardIsValid,
      annually: annually.offered,
      monthly: monthly.offered,
    },
    /** Why the code applies to neither way. */
    codeError: monthly.fault && annually.fault,
  };
}
