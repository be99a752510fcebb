import { cents, toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import { INSTALMENT_COUNT } from '../../domain/instalment/instalment-plan.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import { isRenewedInTime, renewedUntil } from '../../domain/renewal/renewal.ts';
import { extraMonths } from '../../domain/scheme/campaign.ts';
import { findLedger } from '../card/card-queries.ts';
import type { UserContext } from '../context.ts';
import { findActiveToken } from '../instalment/active-token.ts';
import { runningContract } from '../instalment/running-contract.ts';
import { pricePurchase } from '../order/price-purchase.ts';
import { writePriorPriceNote } from '../order/prior-price-note.ts';
import { findOwnCard } from './renewal-queries.ts';

/** What a renewal today would cost and bring, both ways, before anything is ordered. */
export async function offerRenewal(campaignCode: string | null, context: UserContext) {
  const { pool, user, clock, language } = context;
  const { accountId } = user;
  const now = clock.now();
  const today = helsinkiDay(now);
  const card = await findOwnCard(pool, { accountId, cardId: null });
  if (!card) return { campaignUnknown: false, offer: null };

  const ledger = await findLedger(pool, card.cardId);
  const validity = cardValidity(ledger);
  const cardIsValid = isRenewedInTime(validity, today);

  const owner = { accountId, browserHash: null };
  async function option(billing: BillingType) {
    const asked = { kind: 'renewal' as const, billing, cardIsValid, now };
    const withCode = campaignCode && (await pricePurchase(pool, { ...asked, campaignCode }, owner));
    const priced = withCode || (await pricePurchase(pool, { ...asked, campaignCode: null }));
    if (!priced) throw new Error('no price without a code');
    const months = extraMonths(priced.campaign);
    return {
      isCodeGood: Boolean(withCode),
      listPrice: toEuros(priced.listPrice),
      price: toEuros(priced.price),
      priorPriceNote: await writePriorPriceNote(pool, { ...asked, campaignCode }, priced, language),
      total: toEuros(cents(priced.price * INSTALMENT_COUNT)),
      newEnd: renewedUntil(ledger, { today, extraMonths: months }),
    };
  }
  const annually = await option('annually');
  const monthly = await option('monthly');
  const token = await findActiveToken(pool, { accountId, now });
  return {
    campaignUnknown: campaignCode !== null && !annually.isCodeGood && !monthly.isCodeGood,
    offer: {
      assetId: card.cardId,
      personAccountId: accountId,
      validUntil: validity.validUntil,
      isValid: cardIsValid,
      annually,
      monthly,
      savedCard: token,
      contract: await runningContract(pool, { cardId: card.cardId, today }),
    },
  };
}
